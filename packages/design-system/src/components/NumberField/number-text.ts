import { latinDigits } from '../../internal/latin-digits.js';

const ONE_SEPARATOR = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const POINT_GROUPS = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const MAX_DECIMALS = 100;

/**
 * Parses typed or pasted text.
 *
 * Ignores spaces and a trailing unit. A single comma or point is the decimal separator; several equal ones group thousands.
 * Accepts full-width and Arabic digits.
 *
 * @returns the number, null for empty text, undefined for invalid text
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

/** Normalises digits, minus and separators, and removes spaces. */
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

/** Inclusive minimum and maximum. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Reason for invalid input. */
export type NumberProblem = 'unreadable' | 'belowMin' | 'aboveMax';

/** Validates a result of {@link readNumber}. */
export function problemOfNumber(value: number | null | undefined, { min, max }: NumberLimits): NumberProblem | null {
  if (value === undefined) return 'unreadable';
  if (value === null) return null;
  if (min !== undefined && value < min) return 'belowMin';
  return max !== undefined && value > max ? 'aboveMax' : null;
}

/** Clamps a value to the limits. */
export function clampNumber(value: number, { min = -Infinity, max = Infinity }: NumberLimits): number {
  return Math.max(min, Math.min(max, value));
}

/** Adds a step within the limits, without floating-point noise. Without a value it starts at the allowed number nearest to 0. */
export function stepNumber(value: number | null, delta: number, limits: NumberLimits): number {
  return clampNumber(value === null ? 0 : addDecimals(value, delta), limits);
}

/** Adds two numbers and rounds to their decimals: 0.1 + 0.2 is 0.3. */
export function addDecimals(a: number, b: number): number {
  return roundLike(a + b, a, b);
}

/** Rounds `value` to the larger number of decimals of two numbers. */
export function roundLike(value: number, a: number, b: number): number {
  return Number(value.toFixed(Math.min(MAX_DECIMALS, Math.max(decimals(a), decimals(b)))));
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
