import { latinDigits } from '../../internal/latin-digits.js';

const ONE_SEPARATOR = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const POINT_GROUPS = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const MAX_DECIMALS = 100;

/**
 * What a typed or pasted text means.
 *
 * Spaces are passed over, a lone comma or point is the decimal sign, several equal ones stand between thousands, and a
 * unit behind the number is left out. Full-width and Arabic digits count.
 *
 * @returns the number, null for an empty text, undefined where it cannot be read
 */
export function readNumber(text: string, unit = ''): number | null | undefined {
  const written = withoutUnit(plain(text), plain(unit));
  if (written === '') return null;
  const sign = /^[+-]/.exec(written)?.[0] ?? '';
  const digits = withDecimalPoint(written.slice(sign.length));
  if (digits === undefined) return undefined;
  // Adding zero turns -0 into 0.
  const value = Number(sign + digits) + 0;
  return Number.isFinite(value) ? value : undefined;
}

/** One way to write digits, minus and decimal sign, without spaces. */
function plain(text: string): string {
  return latinDigits(text)
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .replace('٫', '.');
}

function withoutUnit(written: string, unit: string): string {
  const isFollowedByUnit = unit !== '' && written.length > unit.length && written.endsWith(unit);
  return isFollowedByUnit ? written.slice(0, -unit.length) : written;
}

function withDecimalPoint(digits: string): string | undefined {
  if (ONE_SEPARATOR.test(digits)) return digits.replace(',', '.');
  if (COMMA_GROUPS.test(digits)) return digits.replaceAll(',', '');
  if (POINT_GROUPS.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return undefined;
}

/** Lowest and highest number that is accepted, each included. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Why a text is not accepted. */
export type NumberProblem = 'unreadable' | 'belowMin' | 'aboveMax';

/** What is wrong with a number, as {@link readNumber} gives it. */
export function problemOfNumber(value: number | null | undefined, { min, max }: NumberLimits): NumberProblem | null {
  if (value === undefined) return 'unreadable';
  if (value === null) return null;
  if (min !== undefined && value < min) return 'belowMin';
  return max !== undefined && value > max ? 'aboveMax' : null;
}

/** The number nearest to `value` within the limits. */
export function clampNumber(value: number, { min = -Infinity, max = Infinity }: NumberLimits): number {
  return Math.max(min, Math.min(max, value));
}

/** One step on, within the limits and without the noise of binary fractions. From nothing it starts at the number nearest to 0. */
export function stepNumber(value: number | null, delta: number, limits: NumberLimits): number {
  return clampNumber(value === null ? 0 : addDecimals(value, delta), limits);
}

/** The sum of two numbers with no more decimals than they have: 0.1 and 0.2 are 0.3. */
export function addDecimals(a: number, b: number): number {
  return roundLike(a + b, a, b);
}

/** `value` with as many decimals as the one of two numbers that has more. */
export function roundLike(value: number, a: number, b: number): number {
  return Number(value.toFixed(Math.min(MAX_DECIMALS, Math.max(decimals(a), decimals(b)))));
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
