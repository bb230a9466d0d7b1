import type { SegmentKind } from './date-segments.js';

/** Texts of a DateField. A limit has the date format of the field. */
export interface DateFieldTexts {
  /** The accessible names of the segments. @default 'Year', 'Month', 'Day' */
  segments: Readonly<Record<SegmentKind, string>>;
  /** The placeholders of empty segments. @default 'yyyy', 'mm', 'dd' */
  placeholders: Readonly<Record<SegmentKind, string>>;
  /** The accessible name of the calendar and of the button that opens it. @default 'Choose a date' */
  calendar: string;
  /** @default 'Previous year' */
  previousYear: string;
  /** @default 'Previous month' */
  previousMonth: string;
  /** @default 'Next month' */
  nextMonth: string;
  /** @default 'Next year' */
  nextYear: string;
  /** The error for an incomplete date or a day that does not exist, shown by the Field. @default 'Invalid date' */
  invalid: string;
  /** The error for a day before `min`, shown by the Field and in the calendar. @default 'Must be {limit} or later' */
  beforeMin: (limit: string) => string;
  /** The error for a day after `max`, shown by the Field and in the calendar. @default 'Must be {limit} or earlier' */
  afterMax: (limit: string) => string;
}

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
