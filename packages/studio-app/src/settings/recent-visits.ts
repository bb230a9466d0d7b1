import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

const VISITS_MAX = 6;

/** Kinds of records with a page of their own. */
export const VISITED_KINDS = ['site', 'asset', 'inspection', 'user'] as const;

const visitSchema = z.object({ kind: z.enum(VISITED_KINDS), id: z.string() });
/** A record that a person opened. Only its id is stored, so nobody reads names without permission. */
export type Visit = z.output<typeof visitSchema>;
export type VisitedKind = Visit['kind'];

const visitsSchema = z.object({ userId: z.string(), visits: z.array(visitSchema) });
/** The records that a person opened last, the newest first. Another person on this browser starts anew. */
export type Visits = z.output<typeof visitsSchema>;

const isSame = (a: Visit) => (b: Visit) => a.kind === b.kind && a.id === b.id;

/** Adds a visit as the newest. */
export function withVisit({ userId, visits }: Visits, reader: string, visit: Visit): Visits {
  const others = userId === reader ? visits.filter((one) => !isSame(visit)(one)) : [];
  return { userId: reader, visits: [visit, ...others].slice(0, VISITS_MAX) };
}

const NONE: readonly Visit[] = [];
const stored = createLocalSetting<Visits>('studio.recent', visitsSchema, { userId: '', visits: [] });

/** Stores that a person opened a record. */
export const noteVisit = (userId: string, visit: Visit): void => stored.set(withVisit(stored.get(), userId, visit));

/** Removes a record that is gone. */
export function forgetVisit(visit: Visit): void {
  const { userId, visits } = stored.get();
  stored.set({ userId, visits: visits.filter((one) => !isSame(visit)(one)) });
}

/** Records that a person opened last on this browser. */
export function useVisits(userId: string): readonly Visit[] {
  const [{ userId: reader, visits }] = useLocalSetting(stored);
  return reader === userId ? visits : NONE;
}
