import type * as z from 'zod/mini';

/** Path and message of everything a schema finds wrong, in its order; none when it takes the value. */
export const formIssues = (schema: z.ZodMiniType, value: unknown): [path: string, message: string][] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
