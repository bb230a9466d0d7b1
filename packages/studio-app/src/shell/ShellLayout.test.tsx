import { calls } from '@inspection-studio/domain/calls';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, StudioError } from '../api/index.ts';
import { inspection, viaduct } from '../features/inspections/testing/records.ts';
import { maren, type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { priya } from '../features/users/testing/people.ts';
import { noteVisit, useVisits } from '../settings/index.ts';
import type { RouteHandle } from './page-title.ts';
import { ShellLayout } from './ShellLayout.tsx';

const studio = vi.hoisted(() => ({ isThere: true, connection: undefined as unknown }));
vi.mock('../api/studio-connection.ts', () => ({ studioConnection: () => studio.connection }));

const replies = new Map<object, unknown>([
  [calls.getSite, { id: 'forth-1', name: 'Forth Estuary', thumbnail: null }],
  [calls.getAsset, viaduct],
  [calls.getProject, inspection()],
  [calls.getUser, priya],
]) as Replies;

let connection: ReturnType<typeof createConnection>;
beforeEach(() => {
  studio.isThere = true;
  studio.connection = connection = createConnection({
    isOnline: () => true,
    probe: async () => {
      if (!studio.isThere) throw new TypeError('Failed to fetch');
    },
    network: new EventTarget(),
  });
  noteVisit('nobody-1', { kind: 'site', id: 'none-1' });
});

it('the tab has the title of the page and the name of the product, and the logo leads Home', async () => {
  const route = { path: '/tags/:id', handle: { title: 'param:id' } };
  renderScreen(<ShellLayout />, replies, '/tags/rust-1', { route });
  await screen.findByRole('main');
  expect(document.title).toBe('Rust 1 | Inspection Studio');
  const logos = screen.getAllByRole('link', { name: 'Inspection Studio' });
  expect(logos.map((logo) => logo.getAttribute('href'))).toEqual(['/', '/']);
});

it('every page says that the server does not respond, until it does', async () => {
  renderScreen(<ShellLayout />, replies);
  await screen.findByRole('main');
  expect(screen.queryByText("Can't reach the studio. Retrying…")).toBeNull();
  studio.isThere = false;
  await connection.doubt();
  expect(await screen.findByText("Can't reach the studio. Retrying…")).toBeVisible();
  studio.isThere = true;
  await waitFor(() => expect(screen.queryByText("Can't reach the studio. Retrying…")).toBeNull());
});

describe('the palette stores that a person opened', () => {
  const show = (trail: RouteHandle['trail'], entry: string, given = replies) => {
    const { asked } = renderScreen(<ShellLayout />, given, entry, {
      route: { path: '/:kind/:id', handle: { title: 'x', trail } },
    });
    return { asked, visits: renderHook(() => useVisits(maren.id)).result };
  };

  it.each([
    ['site', '/sites/forth-1', 'forth-1'],
    ['asset', '/assets/kinnaird-1', 'kinnaird-1'],
    ['inspection', '/inspections/north-1', 'north-1'],
    ['user', '/users/priya-1', 'priya-1'],
  ] as const)('a record: %s', async (kind, entry, id) => {
    const { visits } = show(kind, entry);
    await waitFor(() => expect(visits.current).toEqual([{ kind, id }]));
  });

  it("but not one's own profile", async () => {
    const { visits } = show('user', '/users/maren-1');
    expect(await screen.findByText('Priya Raman')).toBeVisible();
    expect(visits.current).toEqual([]);
  });

  it('nor the page of a record that cannot be read', async () => {
    const { visits, asked } = show('site', '/sites/gone-1', new Map([[calls.getSite, StudioError.fromAnswer(404)]]));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain(calls.getSite));
    expect(visits.current).toEqual([]);
  });
});
