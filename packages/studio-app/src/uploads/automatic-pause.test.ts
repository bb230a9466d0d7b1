import type { BatchStatus } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { type AutomaticStep, automaticStep } from './automatic-pause.ts';
import type { WaitingFor } from './sending-conditions.ts';

describe('a batch stops when the network or the session goes and goes on by itself when it is back, unless a person paused it', () => {
  it.each<[BatchStatus, 'paused by itself' | 'not paused by itself', WaitingFor | null, AutomaticStep]>([
    ['Pending', 'not paused by itself', null, 'nothing'],
    ['Pending', 'not paused by itself', 'network', 'pause'],
    ['Pending', 'not paused by itself', 'session', 'pause'],
    ['Paused', 'paused by itself', 'network', 'nothing'],
    ['Paused', 'paused by itself', 'session', 'nothing'],
    ['Paused', 'paused by itself', null, 'resume'],
    ['Paused', 'not paused by itself', 'network', 'nothing'],
    ['Paused', 'not paused by itself', 'session', 'nothing'],
    ['Paused', 'not paused by itself', null, 'nothing'],
    ['Completed', 'not paused by itself', 'network', 'nothing'],
    ['Completed', 'paused by itself', null, 'nothing'],
    ['Failed', 'not paused by itself', 'session', 'nothing'],
    ['Failed', 'paused by itself', null, 'nothing'],
  ])('%s, %s, missing %s: %s', (status, held, missing, step) => {
    expect(automaticStep({ status, isHeld: held === 'paused by itself' }, missing)).toBe(step);
  });
});
