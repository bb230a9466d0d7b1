import type * as z from 'zod/mini';

/** Paths and messages of all issues, in schema order; empty for a valid value. */
export const formIssues = (schema: z.ZodMiniType, value: unknown): [path: string, message: string][] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
