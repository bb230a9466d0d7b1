import type { User } from '@inspection-studio/domain/users';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Send } from '../../api/index.ts';
import { readLibrary, type Searcher, searchRecords } from './search-records.ts';

/** Answers each list with one record named after its path; those in `broken` fail. */
function server(...broken: string[]) {
  const asked: { path: string; filter: string; signal: AbortSignal }[] = [];
  const send = (async ({ path }: { path: string }, options: { query: { filter: string }; signal: AbortSignal }) => {
    asked.push({ path, filter: options.query.filter, signal: options.signal });
    if (broken.includes(path)) throw new Error('offline');
    const reference = { id: 'r', name: 'R', thumbnail: null };
    return [{ id: path, roleId: 'Viewer', name: path, email: '', asset: reference, site: reference, thumbnail: null }];
  }) as unknown as Send;
  return { send, asked };
}
const { signal } = new AbortController();

const admin: Searcher = { user: { id: 'me', roleId: 'Admin' } as User, can: () => true };

describe('searchRecords', () => {
  it('asks for sites, assets, inspections and people with one term and one signal', async () => {
    const { send, asked } = server();
    const { records, isPartial } = await searchRecords(send, admin, 'north pier', signal);
    expect(asked.map(({ path }) => path)).toEqual(['sites', 'assets', 'projects', 'users']);
    expect(asked.every((call) => call.signal === signal)).toBe(true);
    expect(asked.every(({ filter }) => filter.startsWith("contains(name,'north') and contains(name,'pier')"))).toBe(
      true,
    );
    expect(records.map(({ kind }) => kind)).toEqual(['site', 'asset', 'inspection', 'user']);
    expect(isPartial).toBe(false);
  });

  it('does not ask for people without the permission', async () => {
    const { send, asked } = server();
    await searchRecords(send, { ...admin, can: (permission) => permission !== 'ReadUsers' }, 'ada', signal);
    expect(asked.map(({ path }) => path)).toEqual(['sites', 'assets', 'projects']);
  });

  it('leaves out people whose profile the person may not read', async () => {
    const people = [
      { id: 'admin', roleId: 'Admin' },
      { id: 'other', roleId: 'Manager' },
      { id: 'me', roleId: 'Manager' },
      { id: 'viewer', roleId: 'Viewer' },
    ].map((person) => ({ ...person, name: person.id, email: '', thumbnail: null }));
    const send = (async ({ path }: { path: string }) => (path === 'users' ? people : [])) as unknown as Send;
    const manager = { ...admin, user: { id: 'me', roleId: 'Manager' } as User };
    const { records } = await searchRecords(send, manager, 'e', signal);
    expect(records.map(({ id }) => id)).toEqual(['me', 'viewer']);
  });

  it('a list that fails leaves the others', async () => {
    const { send } = server('assets');
    const { records, isPartial } = await searchRecords(send, admin, 'pier', signal);
    expect(records.map(({ kind }) => kind)).toEqual(['site', 'inspection', 'user']);
    expect(isPartial).toBe(true);
  });
});

describe('readLibrary', () => {
  it('reads the six lists once while they are fresh', async () => {
    const { send, asked } = server();
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    await readLibrary(client, send);
    const { records } = await readLibrary(client, send);
    expect(asked.map(({ path }) => path)).toEqual([
      'categories',
      'categorypresets',
      'severityscales',
      'checklists',
      'tags',
      'layouts',
    ]);
    expect(records.map(({ kind, path }) => `${kind}: ${path.join(' › ')}`)).toEqual([
      'category: Library › Categories',
      'preset: Library › Category presets',
      'severity: Library › Severities',
      'checklist: Library › Checklists',
      'tag: Library › Tags',
      'layout: Library › Locations',
    ]);
  });
});
