import { assetReads, checklistReads } from '@inspection-studio/domain/calls';
import { type FilterItem, serializeFilter } from '@inspection-studio/domain/query';
import { tidyLine } from '@inspection-studio/domain/validation';
import type { Send } from '@inspection-studio/studio-app/upload-engine';
import { usageError } from '../command-error.ts';

/** A record that a person names. */
export interface NamedRecord {
  id: string;
  name: string;
}

/** Names in a message; more are only counted. */
const NAMES_SHOWN = 5;

/**
 * Returns the record with this id, or else the only one with this name, ignoring case, repeated spaces and whether accents
 * are composed.
 *
 * @param noun 'asset'
 * @throws CommandError when there is none, or several
 */
export function pickRecord(noun: string, named: string, records: readonly NamedRecord[]): NamedRecord {
  const byId = records.find(({ id }) => id === named);
  if (byId) return byId;
  const wanted = nameKey(named);
  const [only, ...others] = records.filter(({ name }) => nameKey(name) === wanted);
  if (!only) throw usageError(`There is no ${noun} ${named}, or you are not involved in it.`);
  if (others.length === 0) return only;
  throw usageError(`${others.length + 1} ${noun}s are named ${only.name}. Use an id: ${idsOf([only, ...others])}.`);
}

const nameKey = (name: string): string => tidyLine(name).toLowerCase();

const shown = (texts: readonly string[]): string =>
  texts.length > NAMES_SHOWN ? `${texts.slice(0, NAMES_SHOWN).join(', ')}, …` : texts.join(', ');
const idsOf = (records: readonly NamedRecord[]) => shown(records.map(({ id }) => id));

/** Finds an asset by id or name. @throws CommandError when there is none, or several */
export async function findAsset(send: Send, named: string): Promise<NamedRecord> {
  const filter: FilterItem[] = [
    { prop: 'id', comparison: 'eq', value: named },
    { prop: 'name', comparison: 'contains', value: tidyLine(named), logical: 'or' },
  ];
  return pickRecord('asset', named, await send(assetReads.listAssets, { query: { filter: serializeFilter(filter) } }));
}

/**
 * Finds the checklist of a new inspection: by id or name, or the only one of the company.
 *
 * @throws CommandError when there is none, or several
 */
export async function findChecklist(send: Send, named: string | undefined): Promise<NamedRecord> {
  const checklists = await send(checklistReads.listChecklists);
  if (named !== undefined) return pickRecord('checklist', named, checklists);
  const [only, ...others] = checklists;
  if (!only) throw usageError('Your company has no checklists. An inspection needs one: create it in the library.');
  if (others.length === 0) return only;
  throw usageError(`Choose a checklist with --checklist: ${shown(checklists.map(({ name }) => name))}.`);
}
