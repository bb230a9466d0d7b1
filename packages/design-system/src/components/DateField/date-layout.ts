import { draftOf, type SegmentKind } from './date-segments.js';

/** A box, or the sign between two. */
export type LayoutPart = { kind: SegmentKind } | { sign: string };

/** How a locale writes a date in numbers. */
export interface DateLayout {
  parts: readonly LayoutPart[];
  /** The boxes in their order. */
  order: readonly SegmentKind[];
  direction: 'ltr' | 'rtl';
}

/** Names of months and days where no locale is given. */
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

/** Order, signs and direction of a date: those of the locale, else `yyyy-MM-dd`. */
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

/** Always the Gregorian calendar, and the day itself in every time zone. */
function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale ?? NAMES_LOCALE, { ...options, calendar: 'gregory', timeZone: 'UTC' });
}

function momentOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** A date as the field writes it. */
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

/** A date, or a part of it, in the words of a locale. */
export function nameDate(date: string, format: keyof typeof NAME_FORMATS, locale: string | undefined): string {
  return formatter(locale, NAME_FORMATS[format]).format(momentOf(date));
}

interface WeekInfo {
  /** Monday 1 to Sunday 7. */
  firstDay: number;
}

/** The day a week begins on, Sunday 0; Monday where the browser does not know. */
export function firstWeekday(locale: string | undefined): number {
  if (locale === undefined) return MONDAY;
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? MONDAY;
  return firstDay % DAYS_OF_WEEK;
}
