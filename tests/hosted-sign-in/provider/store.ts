import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Sessions, codes and grants by kind and id. */
const records = new Map<string, AdapterPayload>();

const fileOf = (folder: string): string => join(folder, 'sessions.json');

/** Loads what an earlier process has saved, if any. */
export async function loadStore(folder: string): Promise<void> {
  const saved = await readFile(fileOf(folder), 'utf8').catch(() => '[]');
  for (const [key, payload] of JSON.parse(saved) as [string, AdapterPayload][]) records.set(key, payload);
}

export const saveStore = (folder: string): Promise<void> => writeFile(fileOf(folder), JSON.stringify([...records]));

/** Keeps the records of one kind. The provider itself checks whether they have expired. */
export function createStore(kind: string): Adapter {
  const find = async (id: string) => records.get(`${kind} ${id}`);
  const destroyWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of records) if (key.startsWith(`${kind} `) && matches(payload)) records.delete(key);
  };
  return {
    find,
    findByUid: async (uid) => [...records.values()].find((payload) => payload.kind === kind && payload.uid === uid),
    findByUserCode: async () => undefined,
    upsert: async (id, payload) => void records.set(`${kind} ${id}`, payload),
    consume: async (id) => {
      const payload = await find(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void records.delete(`${kind} ${id}`),
    revokeByGrantId: async (grantId) => destroyWhere((payload) => payload.grantId === grantId),
  };
}
