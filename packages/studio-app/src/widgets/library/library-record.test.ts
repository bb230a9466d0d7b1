import { expect, it } from 'vitest';
import { happened } from './library-record.ts';

it('a toast names the kind of record and what happened to it', () =>
  expect(happened('category preset', 'deleted')).toBe('Category preset deleted'));
