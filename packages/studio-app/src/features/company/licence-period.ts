import type { Licence } from '@inspection-studio/domain/companies';
import { calendarDay } from '@inspection-studio/domain/dates';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';

const DAY_MS = 86_400_000;

/** A tick of the scale; its position is 0 at the start and 1 at the expiry. */
export interface PeriodTick {
  share: number;
  /** Label of about every third tick. */
  label: string | null;
}

/** A licence period as a scale. */
export interface LicencePeriod {
  /** Elapsed share, 0 to 1. */
  share: number;
  /** Remaining days, rounded up; 0 after the expiry. */
  daysLeft: number;
  /** Month ticks between start and expiry. */
  ticks: readonly PeriodTick[];
}

/** Computes the position of a date in a licence period, and the month ticks, which are the same in every time zone. */
export function licencePeriod({ start, expiry }: Pick<Licence, 'start' | 'expiry'>, now: Date): LicencePeriod {
  const fromMs = Date.parse(start);
  const toMs = Date.parse(expiry);
  const lengthMs = Math.max(1, toMs - fromMs);
  const shareOf = (ms: number) => Math.min(1, Math.max(0, (ms - fromMs) / lengthMs));
  const firstDay = parseISO(calendarDay(start));
  const months = Math.max(0, differenceInMonths(parseISO(calendarDay(expiry)), firstDay));
  const quarter = Math.max(1, Math.round(months / 4));
  const words = months > 12 ? 'MMM yyyy' : 'MMM';
  const ticks = Array.from({ length: months }, (_, index) => index + 1).flatMap((month) => {
    const date = addMonths(firstDay, month);
    const share = shareOf(fromMs + differenceInCalendarDays(date, firstDay) * DAY_MS);
    const isLabelled = month % quarter === 0 && share < 0.88;
    return share < 1 ? [{ share, label: isLabelled ? format(date, words) : null }] : [];
  });
  const daysLeft = Math.max(0, Math.ceil((toMs - now.getTime()) / DAY_MS));
  return { share: shareOf(now.getTime()), daysLeft, ticks };
}
