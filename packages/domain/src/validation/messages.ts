import * as z from 'zod/mini';

/**
 * Returns the generic validation message of an issue, literal from the specification.
 *
 * The specification lists no messages for maxima ('at most') and exclusive
 * bounds; they follow the same pattern. A message of the schema takes
 * precedence.
 *
 * @param issue the zod issue; `input` is the rejected value
 * @returns never empty; 'Required' for a missing value or null
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue);
    case 'too_small':
      return boundMessage(issue.origin, 'least', 'greater', Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return boundMessage(issue.origin, 'most', 'less', Number(issue.maximum), issue.inclusive !== false);
    case 'not_multiple_of':
      return `Number must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formatMessage(issue.format);
    case 'invalid_value':
      return 'Invalid enum value';
    default:
      return 'Invalid input';
  }
}

/**
 * Uses {@link validationMessage} for every schema of the process. Called once
 * by the app's forms, by the server at startup and by test setups.
 */
export function configureValidation(): void {
  z.config({ customError: validationMessage });
}

function typeMessage({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (expected === 'date') return 'Invalid date';
  if (input === Infinity || input === -Infinity) return 'Number must be finite';
  if (expected === 'int') return 'Expected integer, received float';
  return `Expected ${expected}, received ${typeName(input)}`;
}

function typeName(value: unknown): string {
  if (Number.isNaN(value)) return 'nan';
  return Array.isArray(value) ? 'array' : typeof value;
}

function boundMessage(
  origin: string,
  extreme: 'least' | 'most',
  comparative: 'greater' | 'less',
  bound: number,
  isInclusive: boolean,
): string {
  switch (origin) {
    case 'string':
      return `Input must contain at ${extreme} ${bound} character(s)`;
    case 'array':
    case 'set':
      return `List must contain at ${extreme} ${bound} item(s)`;
    case 'number':
    case 'int':
      return `Number must be ${comparative} than ${isInclusive ? 'or equal to ' : ''}${bound}`;
    case 'date':
      return 'Invalid date';
    default:
      return 'Invalid input';
  }
}

function formatMessage(format: string): string {
  switch (format) {
    case 'email':
      return 'Invalid email';
    case 'date':
    case 'datetime':
      return 'Invalid date';
    default:
      return 'Invalid input';
  }
}
