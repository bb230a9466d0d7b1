import { describe, expect, it } from 'vitest';
import { captureTimeMs } from './capture-time.ts';

describe('An EXIF time is read in its offset, or in UTC, and is nothing if it cannot be a time', () => {
  it.each([
    ['no offset means UTC', '2013:06:04 13:39:32', undefined, '2013-06-04T13:39:32.000Z'],
    ['an offset is applied', '2013:06:04 13:39:32', '+02:00', '2013-06-04T11:39:32.000Z'],
    ['an invalid offset is ignored', '2013:06:04 13:39:32', '   :  ', '2013-06-04T13:39:32.000Z'],
    ['fractions of a second are ignored', '2013:06:04 13:39:32.50', '-05:00', '2013-06-04T18:39:32.000Z'],
    ['zero bytes at the end are ignored', '2013:06:04 13:39:32\0', '+02:00\0', '2013-06-04T11:39:32.000Z'],
    ['an unset clock', '0000:00:00 00:00:00', undefined, undefined],
    ['an invalid month', '2013:13:04 13:39:32', undefined, undefined],
    ['another format', '4 June 2013', undefined, undefined],
    ['no time', undefined, '+02:00', undefined],
  ])('%s', (_case, dateTime, offset, expected) => {
    expect(captureTimeMs(dateTime, offset)).toBe(expected && Date.parse(expected));
  });
});
