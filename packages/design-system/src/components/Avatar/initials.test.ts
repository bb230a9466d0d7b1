import { describe, expect, it } from 'vitest';
import { initials, nameHash } from './initials.js';

describe('initials: at most two, whole graphemes', () => {
  it.each([
    ['Maren Solheim', 'MS'],
    ['Rémi de la Croix', 'RC'],
    ['priya', 'P'],
    ['new.pilot@demo.example', 'N'],
    ['👷🏽‍♀️ Crew', '👷🏽‍♀️C'],
    ['  ', ''],
  ])('%j gives %j', (name, expected) => expect(initials(name)).toBe(expected));
});

describe('nameHash', () => {
  it('is stable and in range', () => {
    const hashes = ['Maren Solheim', 'Iain Kinnear', 'Adaeze Okafor', ''].map((name) => nameHash(name, 5));
    expect(hashes).toEqual(['Maren Solheim', 'Iain Kinnear', 'Adaeze Okafor', ''].map((name) => nameHash(name, 5)));
    expect(Math.max(...hashes)).toBeLessThan(5);
  });
});
