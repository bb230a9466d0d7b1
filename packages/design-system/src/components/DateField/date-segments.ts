import { latinDigits } from '../../internal/latin-digits.js';
import { daysInMonth, isDate, partsOf, toDate, type DateLimits } from './date-only.js';

export type SegmentKind = 'year' | 'month' | 'day';

/** The text of the three segments as typed. */
export type DateDraft = Readonly<Record<SegmentKind, string>>;

/** The number of digits of a segment. */
export const SEGMENT_LENGTH: Readonly<Record<SegmentKind, number>> = { year: 4, month: 2, day: 2 };
/** The highest number of a segment. */
export const SEGMENT_MAX: Readonly<Record<SegmentKind, number>> = { year: 9999, month: 12, day: 31 };
const PAGE: Readonly<Record<SegmentKind, number>> = { year: 10, month: 3, day: 7 };
/** A two-digit year is at most this many years ahead, else in the past. */
const YEARS_AHEAD = 20;

/** Returns the segments of a date, empty for null. */
export function draftOf(date: string | null): DateDraft {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { year, month, day };
}

/** Returns the date of the segments, null if all are empty, or undefined if they are not a date. */
export function readDraft(draft: DateDraft): string | null | undefined {
  const { year, month, day } = draft;
  if (year + month + day === '') return null;
  if (year.length < SEGMENT_LENGTH.year || month === '' || day === '') return undefined;
  return toDate(Number(year), Number(month), Number(day)) ?? undefined;
}

/**
 * Returns the text of a segment after typing, and whether it is full: no further digit fits. A digit typed into a full
 * segment replaces its text.
 */
export function typeInto(kind: SegmentKind, typed: string): { text: string; isFull: boolean } {
  const length = SEGMENT_LENGTH[kind];
  const digits = latinDigits(typed).replace(/\D/g, '');
  const text = digits.length > length ? digits.slice(length) : digits;
  return { text, isFull: text.length === length || Number(text) * 10 > SEGMENT_MAX[kind] };
}

/** Completes a segment on blur: pads months and days to two digits, and adds the century to a two-digit year. */
export function completeSegment(kind: SegmentKind, text: string, today: string): string {
  if (text === '') return '';
  if (kind !== 'year') return text.padStart(SEGMENT_LENGTH[kind], '0');
  return text.length <= 2 ? String(withCentury(Number(text), today)) : text;
}

function withCentury(year: number, today: string): number {
  const thisYear = partsOf(today).year;
  const near = thisYear - (thisYear % 100) + year;
  return near > thisYear + YEARS_AHEAD ? near - 100 : near;
}

/** The effect of a key on a segment. */
export type SegmentStep = 'up' | 'down' | 'pageUp' | 'pageDown' | 'first' | 'last';

/**
 * Returns the segments after a step in one of them. Months and days wrap around, an empty segment starts at today, and
 * a day that the new month does not have becomes its last day.
 */
export function stepDraft(draft: DateDraft, kind: SegmentKind, step: SegmentStep, today: string): DateDraft {
  const max = kind === 'day' ? lastDay(draft) : SEGMENT_MAX[kind];
  const current = draft[kind] === '' ? null : Number(draft[kind]);
  const next = { ...draft, [kind]: write(kind, stepped(current, kind, step, max, today)) };
  const isTooLate = kind !== 'day' && next.day !== '' && Number(next.day) > lastDay(next);
  return isTooLate ? { ...next, day: write('day', lastDay(next)) } : next;
}

function stepped(current: number | null, kind: SegmentKind, step: SegmentStep, max: number, today: string): number {
  if (step === 'first') return 1;
  if (step === 'last') return max;
  if (current === null) return partsOf(today)[kind];
  const sign = step === 'up' || step === 'pageUp' ? 1 : -1;
  const moved = current + sign * (step === 'up' || step === 'down' ? 1 : PAGE[kind]);
  if (kind === 'year') return Math.max(1, Math.min(max, moved));
  return ((((moved - 1) % max) + max) % max) + 1;
}

function lastDay({ year, month }: DateDraft): number {
  // Without a year, a month has its largest number of days.
  return month === '' ? SEGMENT_MAX.day : daysInMonth(year.length === 4 ? Number(year) : 2000, Number(month));
}

function write(kind: SegmentKind, value: number): string {
  return String(value).padStart(SEGMENT_LENGTH[kind], '0');
}

/**
 * Parses a pasted date: `yyyy-MM-dd`, optionally with a time, or three numbers in the order of the segments.
 *
 * @returns `yyyy-MM-dd`, or null if the text is not a date
 */
export function readPasted(text: string, order: readonly SegmentKind[], today: string): string | null {
  const digits = latinDigits(text);
  const iso = /^\s*(\d{4}-\d\d-\d\d)(?!\d)/.exec(digits)?.[1];
  if (iso !== undefined) return isDate(iso) ? iso : null;
  const numbers = digits.match(/\d+/g) ?? [];
  if (numbers.length !== order.length) return null;
  const kinds: readonly SegmentKind[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : order;
  const draft = Object.fromEntries(
    kinds.map((kind, index) => [kind, completeSegment(kind, numbers[index] ?? '', today)]),
  ) as DateDraft;
  return readDraft(draft) ?? null;
}

/** Why a date is invalid. */
export type DateProblem = 'invalid' | 'beforeMin' | 'afterMax' | 'unavailable';

/** Returns why a date from {@link readDraft} is invalid, or null if it is valid. */
export function problemOfDate(
  date: string | null | undefined,
  { min, max }: DateLimits,
  isUnavailable: (date: string) => boolean,
): DateProblem | null {
  if (date === undefined) return 'invalid';
  if (date === null) return null;
  if (min !== undefined && date < min) return 'beforeMin';
  if (max !== undefined && date > max) return 'afterMax';
  return isUnavailable(date) ? 'unavailable' : null;
}
