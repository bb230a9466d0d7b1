import * as z from 'zod';
import { StudioHttpError, type InputIssue } from './studio-http-error.ts';

/** Where an issue stands: the part of the request, then the keys down to the value. */
const pathOf = (part: string, path: readonly PropertyKey[]): string => [part, ...path.map(String)].join('.');

function toIssues(part: string, issues: readonly z.core.$ZodIssue[]): InputIssue[] {
  return issues.map((issue) => ({ path: pathOf(part, issue.path), message: issue.message }));
}

/**
 * Decodes one part of a request with the call's schema.
 *
 * @param part `query` or `payload`, the beginning of every issue's path
 * @throws StudioHttpError 400 with everything that is wrong
 */
export async function parseInput<Schema extends z.ZodType>(
  part: 'query' | 'payload',
  schema: Schema,
  value: unknown,
): Promise<z.output<Schema>> {
  const result = await schema.safeDecodeAsync(value as z.input<Schema>);
  if (result.success) return result.data;
  throw new StudioHttpError(400, undefined, { issues: toIssues(part, result.error.issues) });
}
