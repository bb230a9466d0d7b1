import { describe, expect, it } from 'vitest';
import { captureTime, isInFuture } from './capture-time.ts';
import type { PhotoTags } from './photo-tags.ts';

const captureTimeMs = (tags: PhotoTags) => captureTime(tags)?.takenMs;
const TAKEN = '2026:05:04 14:52:00';
const taken = (dateTimeOriginal: string): PhotoTags => ({ dateTimeOriginal });

describe('The time of a photo is that of taking it, in its offset or in UTC', () => {
  it.each<[string, PhotoTags, string]>([
    ['no offset means UTC', taken(TAKEN), '2026-05-04T14:52:00.000Z'],
    ['the offset of taking', { ...taken(TAKEN), offsetTimeOriginal: '+02:00' }, '2026-05-04T12:52:00.000Z'],
    ['the offset of storing', { ...taken(TAKEN), offsetTimeDigitized: '-05:30' }, '2026-05-04T20:22:00.000Z'],
    ['the offset of the file', { ...taken(TAKEN), offsetTime: '+02:00' }, '2026-05-04T12:52:00.000Z'],
    [
      'the first offset of three',
      { ...taken(TAKEN), offsetTimeOriginal: '+01:00', offsetTimeDigitized: '+02:00', offsetTime: '+03:00' },
      '2026-05-04T13:52:00.000Z',
    ],
    [
      'the first offset that is one',
      { ...taken(TAKEN), offsetTimeOriginal: '   :  ', offsetTimeDigitized: '+99:00', offsetTime: '+03:00' },
      '2026-05-04T11:52:00.000Z',
    ],
    ['Z', { ...taken(TAKEN), offsetTimeOriginal: 'Z', offsetTime: '+03:00' }, '2026-05-04T14:52:00.000Z'],
    ['an offset without a colon', { ...taken(TAKEN), offsetTime: '+0200' }, '2026-05-04T12:52:00.000Z'],
    ['an offset in the time', taken('2026-05-04T14:52:00+02:00'), '2026-05-04T12:52:00.000Z'],
    ['an offset over midnight', { ...taken('2026:01:01 00:30:00'), offsetTime: '+02:00' }, '2025-12-31T22:30:00.000Z'],
    ['the time of storing, without one of taking', { dateTimeDigitized: TAKEN }, '2026-05-04T14:52:00.000Z'],
    [
      'the time of storing, where that of taking was not set',
      { dateTimeOriginal: '0000:00:00 00:00:00', dateTimeDigitized: TAKEN, subSecondsDigitized: '5' },
      '2026-05-04T14:52:00.500Z',
    ],
    [
      'the time of taking before that of storing',
      { dateTimeOriginal: TAKEN, dateTimeDigitized: '2026:06:01 00:00:00' },
      '2026-05-04T14:52:00.000Z',
    ],
  ])('%s', (_case, tags, expected) => expect(captureTimeMs(tags)).toBe(Date.parse(expected)));
});

describe('The local time and the day are those on the clock of the camera, whatever its offset', () => {
  it.each<[string, PhotoTags, day: string, time: string]>([
    [
      'after midnight, ahead of UTC',
      { ...taken('2026:01:01 00:30:00'), offsetTime: '+02:00' },
      '2026-01-01',
      '00:30:00',
    ],
    [
      'before midnight, behind UTC',
      { ...taken('2026:01:01 23:30:00'), offsetTime: '-05:00' },
      '2026-01-01',
      '23:30:00',
    ],
    ['without an offset', taken('2026:12:31 23:59:59'), '2026-12-31', '23:59:59'],
    ['without the fraction', { ...taken('2026:12:31 23:59:59.9'), subSecondsOriginal: '9' }, '2026-12-31', '23:59:59'],
    ['with an offset in the time', taken('2026: 5: 4 14:52:00+02:00'), '2026-05-04', '14:52:00'],
  ])('%s', (_case, tags, day, time) =>
    expect(captureTime(tags)).toMatchObject({ takenDay: day, takenLocal: `${day}T${time}` }),
  );
});

describe('The offset is the one that the file states, in minutes', () => {
  it.each<[string, PhotoTags, number | undefined]>([
    ['ahead of UTC', { ...taken(TAKEN), offsetTimeOriginal: '+05:45' }, 345],
    ['behind UTC', { ...taken(TAKEN), offsetTime: '-03:30' }, -210],
    ['UTC', { ...taken(TAKEN), offsetTime: 'Z' }, 0],
    ['minus zero', { ...taken(TAKEN), offsetTime: '-00:00' }, 0],
    ['in the time, before that of a tag', { ...taken(`${TAKEN}+02:00`), offsetTime: '+03:00' }, 120],
    ['none', taken(TAKEN), undefined],
    ['one that no zone has', { ...taken(TAKEN), offsetTime: '+14:01' }, undefined],
  ])('%s', (_case, tags, minutes) => {
    const time = captureTime(tags);
    expect(time?.offsetMinutes).toBe(minutes);
    expect(time && 'offsetMinutes' in time).toBe(minutes !== undefined);
  });
});

describe('A time is read in each spelling', () => {
  it.each([
    ['dashes', '2026-05-04 14:52:00'],
    ['slashes', '2026/05/04 14:52:00'],
    ['dots', '2026.05.04 14:52:00'],
    ['blanks', '2026 05 04 14:52:00'],
    ['a T', '2026-05-04T14:52:00'],
    ['blanks for leading zeros', '2026: 5: 4 14:52:00'],
    ['Z', '2026-05-04T14:52:00Z'],
  ])('%s', (_case, text) => expect(captureTimeMs(taken(text))).toBe(Date.UTC(2026, 4, 4, 14, 52)));

  it.each([
    ['12', undefined, 120],
    ['87', undefined, 870],
    ['5', undefined, 500],
    ['050', undefined, 50],
    ['283', undefined, 283],
    ['123999', undefined, 123],
    ['', undefined, 0],
    ['x', undefined, 0],
    [undefined, '.25', 250],
    ['75', '.25', 750],
  ])('the fraction of a second: %s and %s', (subSecondsOriginal, fraction = '', ms) =>
    expect(captureTimeMs({ dateTimeOriginal: `${TAKEN}${fraction}`, subSecondsOriginal })).toBe(
      Date.UTC(2026, 4, 4, 14, 52, 0, ms),
    ),
  );
});

describe('A day or an hour that does not exist is no time', () => {
  it.each([
    ['an unset clock', '0000:00:00 00:00:00'],
    ['blanks', '    :  :     :  :  '],
    ['30 February', '2026:02:30 12:00:00'],
    ['29 February of a common year', '2026:02:29 12:00:00'],
    ['31 April', '2026:04:31 12:00:00'],
    ['month 0', '2026:00:04 12:00:00'],
    ['month 13', '2026:13:04 12:00:00'],
    ['day 0', '2026:05:00 12:00:00'],
    ['24:00', '2026:05:04 24:00:00'],
    ['minute 60', '2026:05:04 12:60:00'],
    ['second 60', '2026:05:04 12:00:60'],
    ['year 26', '0026:05:04 12:00:00'],
    ['another format', '4 June 2013'],
    ['no hour', '2026:05:04'],
    ['more behind it', '2026:05:04 12:00:00 o’clock'],
  ])('%s', (_case, text) => expect(captureTimeMs(taken(text))).toBeUndefined());

  it('29 February of a leap year exists', () =>
    expect(captureTimeMs(taken('2028:02:29 12:00:00'))).toBe(Date.UTC(2028, 1, 29, 12)));

  it('without any tag there is no time', () => expect(captureTimeMs({ offsetTime: '+02:00' })).toBeUndefined());
});

describe('More than a day after now is in the future', () => {
  const NOW_MS = Date.UTC(2026, 10, 28, 12);
  const DAY_MS = 86_400_000;
  it.each([
    [0, false],
    [DAY_MS, false],
    [DAY_MS + 1, true],
    [-DAY_MS, false],
  ])('%d ms ahead', (aheadMs, expected) => expect(isInFuture(NOW_MS + aheadMs, NOW_MS)).toBe(expected));
});
