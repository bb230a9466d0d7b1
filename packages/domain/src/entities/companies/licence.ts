import type { Licence } from './company.schema.ts';

/** Whether usage is shown in red: used divided by allowed is at least 1. An allowance of 0 counts as used up. */
export const isOverUsed = (used: number, allowed: number): boolean => used >= allowed;

/** Number of free seats; negative when more seats are used than allowed. */
export const seatsRemaining = (licence: Pick<Licence, 'seatsAllowed' | 'seatsUsed'>): number =>
  licence.seatsAllowed - licence.seatsUsed;

/** State of a licence at a time: invalid before its start, expired from its expiry on. */
export function licenceState(licence: Pick<Licence, 'start' | 'expiry'>, now: Date): 'valid' | 'invalid' | 'expired' {
  if (now.getTime() >= Date.parse(licence.expiry)) return 'expired';
  return now.getTime() < Date.parse(licence.start) ? 'invalid' : 'valid';
}
