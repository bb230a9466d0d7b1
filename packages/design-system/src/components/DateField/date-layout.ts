import { draftOf, type SegmentKind } from './date-segments.js';

/** A segment, or the separator between two. */
export type LayoutPart = { kind: SegmentKind } | { sign: string };

/** The numeric date format of a locale. */
export interface DateLayout {
  parts: readonly LayoutPart[];
  /** The segments in order. */
  order: readonly SegmentKind[];
  direction: 'ltr' | 'rtl';
}

/** For names of months and days without a locale. */
const NAMES_LOCALE = 'en-GB';
const MONDAY = 1;
const DAYS_OF_WEEK = 7;
const RIGHT_TO_LEFT_MARK = '\u200f';
const SAMPLE = '2024-11-22';

const ISO_PARTS: readonly LayoutPart[] = [
  { kind: 'year' },
  { sign: '-' },
  { kind: 'month' },
  { sign: '-' },
  { kind: 'day' },
];

const isKind = (type: string): type is SegmentKind => type === 'year' || type === 'month' || type === 'day';

/** Returns the date format of the locale, or `yyyy-MM-dd` without one. */
export function dateLayout(locale: string | undefined): DateLayout {
  const parts = locale === undefined ? ISO_PARTS : localeParts(locale);
  const isRightToLeft = parts.some((part) => 'sign' in part && part.sign.includes(RIGHT_TO_LEFT_MARK));
  return {
    parts,
    order: parts.flatMap((part) => ('kind' in part ? [part.kind] : [])),
    direction: isRightToLeft ? 'rtl' : 'ltr',
  };
}

function localeParts(locale: string): LayoutPart[] {
  const numbers = { numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return formatter(locale, numbers)
    .formatToParts(momentOf(SAMPLE))
    .map(({ type, value }) => (isKind(type) ? { kind: type } : { sign: value }));
}

/** Formats in the Gregorian calendar and UTC, like `momentOf`. */
function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale ?? NAMES_LOCALE, { ...options, calendar: 'gregory', timeZone: 'UTC' });
}

function momentOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Formats a date as the field shows it. */
export function writeDate(date: string, { parts }: DateLayout): string {
  const draft = draftOf(date);
  return parts.map((part) => ('kind' in part ? draft[part.kind] : part.sign)).join('');
}

const NAME_FORMATS = {
  /** 'March 2024' */
  month: { month: 'long', year: 'numeric' },
  /** 'March' */
  monthAlone: { month: 'long' },
  /** 'Saturday, 9 March 2024' */
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Saturday' */
  weekday: { weekday: 'long' },
  /** 'Sat' */
  weekdayShort: { weekday: 'short' },
} as const;

/** Formats a date, or a part of it, with the names of a locale. */
export function nameDate(date: string, format: keyof typeof NAME_FORMATS, locale: string | undefined): string {
  return formatter(locale, NAME_FORMATS[format]).format(momentOf(date));
}

interface WeekInfo {
  /** From Monday, 1, to Sunday, 7. */
  firstDay: number;
}

/** Returns the first day of the week; Sunday is 0. Monday if the browser does not know. */
export function firstWeekday(locale: string | undefined): number {
  if (locale === undefined) return MONDAY;
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? MONDAY;
  return firstDay % DAYS_OF_WEEK;
}
