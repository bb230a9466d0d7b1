/** Codes of the catalogue with what each of them means, in words its message carries. */
export const PRODUCT_CODES = {
  1: /data usage limit/i,
  4: /permission to access/i,
  6: /licence.*invalid/i,
  7: /licence.*expired/i,
  10: /could not be invited/i,
  12: /unable to send.*inspection.*processing/i,
  18: /unable to send.*invitation.*email/i,
  33: /account.*email.*inactive.*contact.*admin/i,
  37: /no more users available/i,
  44: /category cannot be deleted.*unlink.*assets.*markups/i,
  47: /category cannot be deleted.*unlink.*assets.*markups/i,
  48: /severity scale cannot be deleted.*unlink.*assets.*markups/i,
  49: /categories.*presets.*cannot exceed 30/i,
  108: /inspection lacks enough data/i,
  113: /cannot access this inspection.*contact.*admin/i,
  115: /cannot access this inspection.*contact.*admin/i,
  116: /view-only user.*already claimed.*check.*email/i,
  125: /tag already exists.*another label/i,
  127: /exceed.*licence usage/i,
  146: /duplicate AI model.*not permitted/i,
  147: /asset is being migrated.*few minutes/i,
  148: /inspection is being migrated.*later/i,
  149: /archived categories cannot be assigned/i,
  150: /archived severities cannot be assigned/i,
} as const;

export type ProductCode = keyof typeof PRODUCT_CODES;

/** Refusals of a person are 403, refusals of an action are 409. */
const OF_THE_PERSON: readonly number[] = [4, 6, 7, 33, 113, 115];
export const statusOfCode = (code: ProductCode) => (OF_THE_PERSON.includes(code) ? 403 : 409);

/** Codes said about each address of POST users, whose answer itself is good. */
export const OUTCOME_CODES: readonly ProductCode[] = [10, 18, 37, 116];
