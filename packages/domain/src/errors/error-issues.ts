import * as z from 'zod/mini';

/** A detail of an error: the path of the value (`payload.categories`) and a sentence. */
const errorIssueSchema = z.object({ path: z.string(), message: z.string() });
/** The output of {@link errorIssueSchema}. */
export type ErrorIssue = z.output<typeof errorIssueSchema>;

const bodySchema = z.object({ issues: z.array(errorIssueSchema) });

/**
 * Reads the details of an error response.
 *
 * @param body decoded JSON, or any other body
 * @returns an empty list when the body has none
 */
export const errorIssues = (body: unknown): ErrorIssue[] => bodySchema.safeParse(body).data?.issues ?? [];
