import type { Licence } from '@inspection-studio/domain';
import { addMonths, differenceInMonths, format, parseISO } from 'date-fns';

const DAY_MS = 86_400_000;

/** One mark of the scale, from 0 at the start to 1 at the expiry. */
export interface PeriodTick {
  share: number;
  /** Every third or so has one. */
  label: string | null;
}

/** A licence period as a scale. */
export interface LicencePeriod {
  /** How much has passed, 0 to 1. */
  share: number;
  /** Days begun until the expiry; 0 from then on. */
  daysLeft: number;
  /** The months between start and expiry. */
  ticks: readonly PeriodTick[];
}

/** Where a moment stands in a licence period, and the months on the way. @see CO-033..034 */
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
    const isLabelled = month % quarter === 0 && share > 0.12 && share < 0.88;
    return share < 1 ? [{ share, label: isLabelled ? format(date, words) : null }] : [];
  });
  return { share: shareOf(now), daysLeft: Math.max(0, Math.ceil((to.getTime() - now.getTime()) / DAY_MS)), ticks };
}
