import { type Permission, ReadUserPolicy } from '@inspection-studio/domain/permissions';
import type { User } from '@inspection-studio/domain/users';
import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import {
  categoryListQuery,
  checklistListQuery,
  layoutListQuery,
  presetListQuery,
  recordSearch,
  severityScaleListQuery,
  tagListQuery,
} from '../../data/index.ts';
import {
  assetRecord,
  type FoundRecord,
  inspectionRecord,
  libraryRecord,
  siteRecord,
  userRecord,
} from './found-record.ts';

/** What several calls found. */
export interface FoundRecords {
  records: FoundRecord[];
  /** Whether some lists could not be read. */
  isPartial: boolean;
}

/** Collects lists that are read at the same time. One that fails leaves the others. */
async function collect(lists: readonly Promise<FoundRecord[]>[]): Promise<FoundRecords> {
  const answers = await Promise.allSettled(lists);
  return {
    records: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    isPartial: answers.some(({ status }) => status === 'rejected'),
  };
}

const all = async <Item>(list: Promise<Item[]>, toRecord: (item: Item) => FoundRecord) => (await list).map(toRecord);

const readablePeople = async (people: Promise<User[]>, reader: User) =>
  (await people).filter((person) => ReadUserPolicy(reader, person).allowed);

/** Who searches. */
export interface Searcher {
  user: User;
  can: (permission: Permission) => boolean;
}

/** Searches sites, assets, inspections and people, as far as the person may open them. */
export const searchRecords = (
  send: Send,
  { user, can }: Searcher,
  term: string,
  signal: AbortSignal,
): Promise<FoundRecords> =>
  collect([
    all(recordSearch.sites(send, term, signal), siteRecord),
    all(recordSearch.assets(send, term, signal), assetRecord),
    all(recordSearch.inspections(send, term, signal), inspectionRecord),
    ...(can('ReadUsers') ? [all(readablePeople(recordSearch.people(send, term, signal), user), userRecord)] : []),
  ]);

/** Reads the whole library once, from the cache if possible: it is small, and typing then needs no calls for it. */
export const readLibrary = (client: QueryClient, send: Send): Promise<FoundRecords> =>
  collect([
    all(client.query(categoryListQuery(send)), libraryRecord('category', 'Categories')),
    all(client.query(presetListQuery(send)), libraryRecord('preset', 'Category presets')),
    all(client.query(severityScaleListQuery(send)), libraryRecord('severity', 'Severities')),
    all(client.query(checklistListQuery(send)), libraryRecord('checklist', 'Checklists')),
    all(client.query(tagListQuery(send)), libraryRecord('tag', 'Tags')),
    all(client.query(layoutListQuery(send)), libraryRecord('layout', 'Locations')),
  ]);
