import { describe, expect, it } from 'vitest';
import { parseCaptureTime } from './capture-time.ts';

describe('parseCaptureTime: the moment an EXIF clock shows', () => {
  it.each([
    ['a clock without an offset is UTC', '2013:06:04 13:39:32', undefined, '2013-06-04T13:39:32.000Z'],
    ['an offset moves it', '2013:06:04 13:39:32', '+02:00', '2013-06-04T11:39:32.000Z'],
    ['an offset that is none is left aside', '2013:06:04 13:39:32', '   :  ', '2013-06-04T13:39:32.000Z'],
    ['fractions of a second are left aside', '2013:06:04 13:39:32.50', '-05:00', '2013-06-04T18:39:32.000Z'],
    ['a clock never set', '0000:00:00 00:00:00', undefined, undefined],
    ['a month that does not exist', '2013:13:04 13:39:32', undefined, undefined],
    ['another form', '4 June 2013', undefined, undefined],
    ['no clock', undefined, '+02:00', undefined],
  ])('%s', (_case, dateTime, offset, expected) => {
    expect(parseCaptureTime(dateTime, offset)?.toISOString()).toBe(expected);
  });
});
