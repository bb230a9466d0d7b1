import type { Licence } from '@inspection-studio/domain/companies';
import { addMonths } from 'date-fns/addMonths';
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

/** Computes the position of a date in a licence period, and the month ticks. */
export function licencePeriod({ start, expiry }: Pick<Licence, 'start' | 'expiry'>, now: Date): LicencePeriod {
  const from = parseISO(start);
  const to = parseISO(expiry);
  const length = Math.max(1, to.getTime() - from.getTime());
  const shareOf = (date: Date) => Math.min(1, Math.max(0, (date.getTime() - from.getTime()) / length));
  const months = Math.max(0, differenceInMonths(to, from));
  const quarter = Math.max(1, Math.round(months / 4));
  const words = months > 12 ? 'MMM yyyy' : 'MMM';
  const ticks = Array.from({ length: months }, (_, index) => index + 1).flatMap((month) => {
    const date = addMonths(from, month);
    const share = shareOf(date);
    const isLabelled = month % quarter === 0 && share < 0.88;
    return share < 1 ? [{ share, label: isLabelled ? format(date, words) : null }] : [];
  });
  return { share: shareOf(now), daysLeft: Math.max(0, Math.ceil((to.getTime() - now.getTime()) / DAY_MS)), ticks };
}
