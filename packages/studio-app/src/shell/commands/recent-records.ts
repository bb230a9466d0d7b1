import type { QueryClient } from '@tanstack/react-query';
import { type Send, StudioError } from '../../api/index.ts';
import { assetQuery, projectQuery, siteQuery, userQuery } from '../../data/index.ts';
import { forgetVisit, type Visit, type VisitedKind } from '../../settings/index.ts';
import { assetRecord, type FoundRecord, inspectionRecord, siteRecord, userRecord } from './found-record.ts';

const read: Record<VisitedKind, (client: QueryClient, send: Send, id: string) => Promise<FoundRecord>> = {
  site: async (client, send, id) => siteRecord(await client.query(siteQuery(send, id))),
  asset: async (client, send, id) => assetRecord(await client.query(assetQuery(send, id))),
  inspection: async (client, send, id) => inspectionRecord(await client.query(projectQuery(send, id))),
  user: async (client, send, id) => userRecord(await client.query(userQuery(send, id))),
};

const GONE = [403, 404];

/** Reads the records that a person opened last, from the cache if possible. Forgets those that are gone. */
export async function readRecent(client: QueryClient, send: Send, visits: readonly Visit[]): Promise<FoundRecord[]> {
  const records = await Promise.all(
    visits.map(async (visit) => {
      try {
        return [await read[visit.kind](client, send, visit.id)];
      } catch (error) {
        if (error instanceof StudioError && GONE.includes(error.status ?? 0)) forgetVisit(visit);
        return [];
      }
    }),
  );
  return records.flat();
}
