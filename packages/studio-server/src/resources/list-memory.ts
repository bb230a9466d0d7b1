import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepare-once.ts';
import { listStamps } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { askInTurn, type Timed } from './slow-turns.ts';

/** Counts and pages kept, the least recently asked ones dropped first; a page is at most {@link PAGE_IDS_MAX} ids. */
const ANSWERS_MAX = 4000;

/** Pages of more ids are not kept. */
export const PAGE_IDS_MAX = 100;

/**
 * Answers of expensive statements, each for as long as the stamp of its company is what it was before the statement ran.
 *
 * A stamp never comes back once it has changed, so an answer under the stamp of now is never older than now, in whichever
 * process and through whichever one the change was made. The same question asked meanwhile waits for the first one's answer.
 */
const answers = new Map<string, Timed & { stamp: string }>();

const stampOf = prepareOnce('asset_stamp', (db, name) =>
  db
    .select({ stamp: listStamps.assets })
    .from(listStamps)
    .where(eq(listStamps.companyId, sql.placeholder('companyId')))
    .prepare(name),
);

/** The value that changes with the assets of a company and the people involved in them; null when it has never had one. */
export async function readAssetStamp(db: Queryable, companyId: string): Promise<string | null> {
  const [row] = await stampOf(db).execute({ companyId });
  return row?.stamp ?? null;
}

/** The key of a question: of everything its answer depends on beside the stamped rows; whose list, filter, order, place. */
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
  // What failed is asked again.
  if (entry !== known) entry.answer.catch(() => answers.get(key) === entry && answers.delete(key));
  if (answers.size > ANSWERS_MAX) answers.delete(answers.keys().next().value!);
  return entry.answer as Promise<Answer>;
}
