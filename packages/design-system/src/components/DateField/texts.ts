import type { SegmentKind } from './date-segments.js';

/** Texts of a date field; a limit is written as the field writes dates. */
export interface DateFieldTexts {
  /** Names of the three boxes. @default 'Year', 'Month', 'Day' */
  segments: Readonly<Record<SegmentKind, string>>;
  /** What stands in an empty box. @default 'yyyy', 'mm', 'dd' */
  placeholders: Readonly<Record<SegmentKind, string>>;
  /** Name of the button that opens the calendar, and of the calendar. @default 'Choose a date' */
  calendar: string;
  /** @default 'Previous year' */
  previousYear: string;
  /** @default 'Previous month' */
  previousMonth: string;
  /** @default 'Next month' */
  nextMonth: string;
  /** @default 'Next year' */
  nextYear: string;
  /** Shown by the Field around it for a part of a date, or a day that does not exist. @default 'Invalid date' */
  invalid: string;
  /** Shown by the Field around it, and for such a day in the calendar. @default 'Must be {limit} or later' */
  beforeMin: (limit: string) => string;
  /** Shown by the Field around it, and for such a day in the calendar. @default 'Must be {limit} or earlier' */
  afterMax: (limit: string) => string;
}

/** @see VAL-165 */
export const TEXTS: DateFieldTexts = {
  segments: { year: 'Year', month: 'Month', day: 'Day' },
  placeholders: { year: 'yyyy', month: 'mm', day: 'dd' },
  calendar: 'Choose a date',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  invalid: 'Invalid date',
  beforeMin: (limit) => `Must be ${limit} or later`,
  afterMax: (limit) => `Must be ${limit} or earlier`,
};
