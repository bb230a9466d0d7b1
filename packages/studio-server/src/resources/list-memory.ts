import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepare-once.ts';
import { listStamps } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { askInTurn, type Timed } from './slow-turns.ts';

/** Maximum number of cached counts and pages; the least recently used are evicted first. A page has at most {@link PAGE_IDS_MAX} ids. */
const ANSWERS_MAX = 4000;

/** Pages with more ids are not cached. */
export const PAGE_IDS_MAX = 100;

/**
 * Caches results of expensive queries while the company's list version is unchanged.
 *
 * Versions never repeat, so an entry with the current version is never stale, regardless of the process that made the
 * change. Concurrent identical queries share one result.
 */
const answers = new Map<string, Timed & { stamp: string }>();

const stampOf = prepareOnce('asset_stamp', (db, name) =>
  db
    .select({ stamp: listStamps.assets })
    .from(listStamps)
    .where(eq(listStamps.companyId, sql.placeholder('companyId')))
    .prepare(name),
);

/** Reads the list version of a company, which changes with its assets and the people involved in them; null when there is none yet. */
export async function readAssetStamp(db: Queryable, companyId: string): Promise<string | null> {
  const [row] = await stampOf(db).execute({ companyId });
  return row?.stamp ?? null;
}

/** Builds the cache key of a query from everything its result depends on besides the rows: reader, filter, order and page. */
export const questionKey = (...question: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(question), 'base64');

/** A cached answer and its list version; valid while the version is current. */
export function recall<Answer>(key: string): { stamp: string; answer: Promise<Answer> } | undefined {
  const known = answers.get(key);
  if (!known?.isHere) return undefined;
  answers.delete(key);
  answers.set(key, known);
  return { stamp: known.stamp, answer: known.answer as Promise<Answer> };
}

/**
 * Returns the answer to a query, cached while the list version is unchanged.
 *
 * @param key see {@link questionKey}
 * @param stamp list version read before; null disables caching
 */
export function remember<Answer>(key: string, stamp: string | null, ask: () => Promise<Answer>): Promise<Answer> {
  if (stamp === null) return ask();
  const known = answers.get(key);
  answers.delete(key);
  const entry = known?.stamp === stamp ? known : Object.assign(askInTurn(ask, known?.isSlow ?? false), { stamp });
  answers.set(key, entry);
  // Failed queries are not cached.
  if (entry !== known) entry.answer.catch(() => answers.get(key) === entry && answers.delete(key));
  if (answers.size > ANSWERS_MAX) answers.delete(answers.keys().next().value!);
  return entry.answer as Promise<Answer>;
}
