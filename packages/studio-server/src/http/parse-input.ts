import * as z from 'zod/v4/core';
import { StudioHttpError, type InputIssue } from './studio-http-error.ts';

/** Path of an issue: the part of the request, then the keys down to the value. */
const pathOf = (part: string, path: readonly PropertyKey[]): string => [part, ...path.map(String)].join('.');

function toIssues(part: string, issues: readonly z.$ZodIssue[]): InputIssue[] {
  return issues.map((issue) => ({ path: pathOf(part, issue.path), message: issue.message }));
}

/**
 * Matches texts that databases cannot store: with a NUL or an unpaired surrogate.
 */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Finds the paths of such texts in a decoded value. */
function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return isUnstorable(value) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, [...path, key]));
}

/**
 * Validates and decodes one part of a request with the call's schema.
 *
 * @param part `query` or `payload`, the first segment of every issue's path
 * @throws StudioHttpError 400 with all issues
 */
export async function parseInput<Schema extends z.$ZodType>(
  part: 'query' | 'payload',
  schema: Schema,
  value: unknown,
): Promise<z.output<Schema>> {
  const result = await z.safeDecodeAsync(schema, value as z.input<Schema>);
  if (result.success) {
    const unstorable = unstorableTexts(result.data);
    if (unstorable.length === 0) return result.data;
    const issues = unstorable.map((path) => ({
      path: pathOf(part, path),
      message: 'Characters that cannot be stored',
    }));
    throw new StudioHttpError(400, undefined, { issues });
  }
  throw new StudioHttpError(400, undefined, { issues: toIssues(part, result.error.issues) });
}
