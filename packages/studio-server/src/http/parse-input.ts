import * as z from 'zod/v4/core';
import { StudioHttpError, type InputIssue } from './studio-http-error.ts';
import { createUnknownKeys } from './unknown-keys.ts';

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

/** Messages for keys that a call does not have. */
const UNKNOWN = { query: 'Unknown parameter', payload: 'Unknown field' } as const;

/** Validates and decodes one part of a request. @throws StudioHttpError 400 with all issues */
export type InputParser<Schema extends z.$ZodType> = (value: unknown) => Promise<z.output<Schema>>;

/**
 * Creates the parser of one part of a request. It rejects keys that the call does not have.
 *
 * @param part `query` or `payload`, the first segment of every issue's path
 * @param reply schema of a record whose keys are accepted and ignored, so that a record that was read can be sent back
 */
export function createInputParser<Schema extends z.$ZodType>(
  part: 'query' | 'payload',
  schema: Schema,
  reply?: z.$ZodType,
): InputParser<Schema> {
  const unknownKeys = createUnknownKeys(reply ? [schema, reply] : [schema]);
  const issuesOf = (paths: readonly (readonly PropertyKey[])[], message: string): InputIssue[] =>
    paths.map((path) => ({ path: pathOf(part, path), message }));

  return async (value) => {
    const result = await z.safeDecodeAsync(schema, value as z.input<Schema>);
    const issues = [
      ...(result.success
        ? issuesOf(unstorableTexts(result.data), 'Characters that cannot be stored')
        : toIssues(part, result.error.issues)),
      ...issuesOf(unknownKeys(value), UNKNOWN[part]),
    ];
    if (!result.success || issues.length > 0) throw new StudioHttpError(400, undefined, { issues });
    return result.data;
  };
}
