import type { Licence } from './company.schema.ts';

/** Whether usage is shown red: used over allowed is 1 or more; an allowance of 0 counts as used up. @see CO-041, N113 */
export const isOverUsed = (used: number, allowed: number): boolean => used >= allowed;

/** Seats still free; negative when more are taken than allowed. @see CO-042, N113 */
export const seatsRemaining = (licence: Pick<Licence, 'seatsAllowed' | 'seatsUsed'>): number =>
  licence.seatsAllowed - licence.seatsUsed;

/** Where a licence stands at a moment: before its start it is invalid, from its expiry on it is expired. @see GEN-008..009, S02 */
export function licenceState(licence: Pick<Licence, 'start' | 'expiry'>, now: Date): 'valid' | 'invalid' | 'expired' {
  if (now.getTime() >= Date.parse(licence.expiry)) return 'expired';
  return now.getTime() < Date.parse(licence.start) ? 'invalid' : 'valid';
}
