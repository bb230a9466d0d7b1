import type { PhotoTags } from './photo-tags.ts';

type TimeTags = Pick<
  PhotoTags,
  | 'dateTimeOriginal'
  | 'dateTimeDigitized'
  | 'subSecondsOriginal'
  | 'subSecondsDigitized'
  | 'offsetTimeOriginal'
  | 'offsetTimeDigitized'
  | 'offsetTime'
>;

const MINUTE_MS = 60_000;
const DAY_LENGTH = 'yyyy-MM-dd'.length;
const LOCAL_LENGTH = 'yyyy-MM-ddTHH:mm:ss'.length;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** UTC+14 is the furthest zone. */
const OFFSET_MAX_MINUTES = 14 * 60;

/** When a photo was taken. */
export interface CaptureTime {
  /** In milliseconds since 1970, with the fractions of its second. */
  takenMs: number;
  /** What the clock of the camera showed: yyyy-MM-ddTHH:mm:ss. */
  takenLocal: string;
  /** The day on the clock of the camera: yyyy-MM-dd. */
  takenDay: string;
  /** Offset of that clock from UTC. Left out if the file states none. */
  offsetMinutes?: number;
}

/**
 * Returns when a photo was taken. Returns `undefined` for a clock that was not set ('0000:00:00 00:00:00', blanks) and for days
 * and hours that do not exist.
 *
 * The time is that of taking it, else that of storing it; it is in its offset, else in UTC, so that the result is the same on
 * every machine. The time of the last change says nothing about the photo.
 */
export function captureTime(tags: TimeTags): CaptureTime | undefined {
  const { offsetTimeOriginal, offsetTimeDigitized, offsetTime } = tags;
  const offsets = [offsetTimeOriginal, offsetTimeDigitized, offsetTime].map(offsetMinutesOf);
  const offset = offsets.find((minutes) => minutes !== undefined);
  return (
    readTime(tags.dateTimeOriginal, tags.subSecondsOriginal, offset) ??
    readTime(tags.dateTimeDigitized, tags.subSecondsDigitized, offset)
  );
}

/** Whether a photo claims to be taken more than a day after now: its clock is wrong. A day is for clocks without a zone. */
export const isInFuture = (takenMs: number, nowMs: number): boolean => takenMs - nowMs > DAY_MS;

/** Programs write dashes, slashes, dots or blanks for colons, a T before the hour, and blanks for leading zeros. */
const TIME =
  /^(?<year>\d{4})[-:/. ](?<month>[\d ]\d)[-:/. ](?<day>[\d ]\d)[T ](?<hour>[\d ]\d):(?<minute>\d\d):(?<second>\d\d)(?:[.,](?<fraction>\d+))?(?<offset>Z|[+-].+)?$/;

function readTime(text: string | undefined, subSeconds: string | undefined, offset?: number): CaptureTime | undefined {
  const parts = TIME.exec(text ?? '')?.groups;
  if (!parts) return undefined;
  const { year, month, day, hour, minute, second } = parts;
  const written = [year, month, day, hour, minute, second].map(Number);
  const wholeMs = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const real = new Date(wholeMs);
  const read = [
    real.getUTCFullYear(),
    real.getUTCMonth() + 1,
    real.getUTCDate(),
    real.getUTCHours(),
    real.getUTCMinutes(),
    real.getUTCSeconds(),
  ];
  if (written.some((value, index) => value !== read[index])) return undefined;
  const digits = /^\d+/.exec(subSeconds ?? '')?.[0] ?? parts['fraction'] ?? '';
  const offsetMinutes = offsetMinutesOf(parts['offset']) ?? offset;
  const takenLocal = real.toISOString().slice(0, LOCAL_LENGTH);
  return {
    takenMs: wholeMs + Number(digits.slice(0, 3).padEnd(3, '0')) - (offsetMinutes ?? 0) * MINUTE_MS,
    takenLocal,
    takenDay: takenLocal.slice(0, DAY_LENGTH),
    ...(offsetMinutes !== undefined && { offsetMinutes }),
  };
}

/** Reads '+02:00', '-0530' and 'Z'. */
function offsetMinutesOf(text: string | undefined): number | undefined {
  if (text === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?([0-5]\d)$/.exec(text ?? '') ?? [];
  if (sign === undefined) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= OFFSET_MAX_MINUTES ? (sign === '-' ? -total : total) || 0 : undefined;
}
