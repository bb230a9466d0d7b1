import { describe, expect, it } from 'vitest';
import { arrivingText, knownText, othersText } from './known-texts.ts';

describe('the banner says how many of the files are already there', () => {
  it.each([
    [15, 40, '15 of 40 files are already in'],
    [1, 40, '1 of 40 files is already in'],
    [1, 1, '1 of 1 file is already in'],
    [1_500, 10_000, '1,500 of 10,000 files are already in'],
  ])('%i of %i', (count, total, text) => expect(knownText(count, total)).toBe(text));
});

describe('it counts the inspections that it does not name', () => {
  it.each([
    [0, ''],
    [1, 'and 1 other'],
    [2, 'and 2 others'],
  ])('%i', (count, text) => expect(othersText(count)).toBe(text));
});

describe('it says how many of them are not there yet', () => {
  it.each([
    [0, 15, ''],
    [1, 15, '1 of them is still uploading.'],
    [3, 15, '3 of them are still uploading.'],
    [15, 15, 'They are still uploading.'],
    [1, 1, 'It is still uploading.'],
  ])('%i of %i', (count, total, text) => expect(arrivingText(count, total)).toBe(text));
});
