import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { pagedList } from '../widgets/testing/paged-list.ts';
import { ActivityPage } from './activity/ActivityPage.tsx';
import { deletion } from './activity/testing/deletion.ts';
import { AssetInspections } from './assets/AssetInspections.tsx';
import { PresetSection } from './categories/PresetSection.tsx';
import { ChecklistLibrary } from './checklists/ChecklistLibrary.tsx';
import { DocumentsPage } from './documents/DocumentsPage.tsx';
import { ImageSections } from './inspections/images/ImageSections.tsx';
import { readAgain } from './inspections/testing/look-again.ts';
import { pageOf } from './inspections/testing/read-screen.ts';
import { inspection, viaduct } from './inspections/testing/records.ts';
import { type Asked, maren, renderScreen } from './inspections/testing/render-screen.tsx';
import { SiteProfile } from './sites/SiteProfile.tsx';
import { TagLibrary } from './tags/TagLibrary.tsx';
import { AccessTokens } from './users/AccessTokens.tsx';
import { priya } from './users/testing/people.ts';
import { UserAssets } from './users/UserAssets.tsx';
import { UserSessions } from './users/UserSessions.tsx';
import { UsersPage } from './users/UsersPage.tsx';

const modified = '2025-01-02T12:00:00.000Z';
const many = <Item,>(item: (name: string) => Item) => Array.from({ length: 120 }, (_, index) => item(`Item ${index}`));
const named = (name: string) => ({ id: name, name, modified, isArchived: false });
const site = { ...named('forth-1'), thumbnail: null, location: null, assetCount: 120, createdBy: null };

interface List {
  list: string;
  screen: ReactNode;
  call: Call;
  items: readonly object[];
  /** Headers of its table, in their order. @default none */
  columns?: readonly string[];
  /** Replies to other calls. */
  others?: readonly [Call, unknown][];
}

/** A list whose replies wait until they are let through. */
function show({ screen: shown, call, items, others = [] }: List, paged = true) {
  const waiting: (() => void)[] = [];
  const page = pagedList(items);
  const remaining = [...items];
  const reply = async (asked: Required<Asked>) => {
    if (asked.query?.filter?.includes('isArchived eq true')) return pageOf([]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return paged ? page(asked) : remaining.splice(0);
  };
  renderScreen(shown, new Map<Call, unknown>([[call, reply], ...others]), '/', { person: { roleId: 'Admin' } });
  /** Waits for a request, and gives what lets its reply through. */
  return () => waitFor(() => waiting.shift() ?? Promise.reject(new Error('Nothing was asked for.')));
}

/** Collects every time that a list begins or ends to be busy. */
function busyChanges(): MutationRecord[] {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((latest) => changes.push(...latest));
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  onTestFinished(() => observer.disconnect());
  return changes;
}

const shown = (name: string) => [...screen.queryAllByText(name), ...screen.queryAllByAltText(name)];
const columnsNow = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
const busy = () => document.querySelectorAll('[aria-busy="true"]').length;

it.each<List>([
  {
    list: 'users',
    columns: ['Name', 'Access', 'Email', 'Status', 'Created On', 'Actions'],
    screen: <UsersPage />,
    call: calls.listUsers,
    items: many((name) => ({ ...priya, id: name, name })),
  },
  {
    list: 'documents',
    columns: ['Name', 'Size', 'Modified', 'Created by', 'Actions'],
    screen: <DocumentsPage />,
    call: calls.listDocuments,
    items: many((name) => ({
      ...named(name),
      size: 1,
      mime: 'application/pdf',
      type: 'Pdf',
      key: name,
      createdBy: maren,
    })),
  },
  {
    list: 'tags',
    screen: <TagLibrary />,
    call: calls.listTags,
    items: many(named),
  },
  {
    list: 'checklists',
    columns: ['Name', 'Sections', 'Items', 'Modified', 'Actions'],
    screen: <ChecklistLibrary />,
    call: calls.listChecklists,
    items: many((name) => ({ ...named(name), sections: [] })),
  },
  {
    list: 'category presets',
    screen: <PresetSection />,
    call: calls.listCategoryPresets,
    items: many((name) => ({ ...named(name), categories: [], categoryCount: 0 })),
    others: [[calls.listCategories, []]],
  },
  {
    list: 'assets of a site',
    screen: <SiteProfile siteId="forth-1" />,
    call: calls.listAssets,
    items: many((name) => ({ ...viaduct, id: name, name })),
    others: [[calls.getSite, site]],
  },
  {
    list: 'assets of a person',
    columns: ['Asset name', 'Type of asset', 'Inspections', 'Modified'],
    screen: <UserAssets user={priya} />,
    call: calls.listAssets,
    items: many((name) => ({ ...viaduct, id: name, name })),
  },
  {
    list: 'inspections of an asset',
    screen: <AssetInspections asset={viaduct} />,
    call: calls.listProjects,
    items: many((name) => inspection({ id: name, name })),
  },
  {
    list: 'images',
    screen: (
      <ImageSections
        inspection={inspection({ status: 'Completed', modules: { ...inspection().modules, two: { rgb: 120, ir: 0 } } })}
      />
    ),
    call: calls.listImages,
    items: many((name) => ({ id: name, name, isFlagged: false, paths: { tiles: '', thumbnail: name } })),
  },
  {
    list: 'activity',
    screen: <ActivityPage />,
    call: calls.listAuditEvents,
    items: many((name) => ({ ...deletion, id: name, subject: { ...deletion.subject, name } })),
  },
])(
  'a page of $list is busy until it is there, not while it is read again; the one before stays until then',
  async (list) => {
    const asked = show(list);
    const first = await asked();
    expect(busy()).toBeGreaterThan(0);
    first();
    await waitFor(() => expect(shown('Item 0')).not.toEqual([]));
    await waitFor(() => expect(busy()).toBe(0));
    expect(columnsNow()).toEqual(list.columns ?? []);
    const changes = busyChanges();
    await readAgain();
    (await asked())();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const second = await asked();
    expect(busy()).toBe(1);
    expect(shown('Item 0')[0]).toBeVisible();
    second();
    await waitFor(() => expect(busy()).toBe(0));
    expect(shown('Item 0')).toEqual([]);
    expect(changes).toHaveLength(2);
  },
);

it.each<List>([
  {
    list: 'access tokens',
    columns: ['Name', 'Rights', 'Expires', 'Last used', 'Actions'],
    screen: <AccessTokens user={maren} />,
    call: calls.listAccessTokens,
    items: [{ id: 't', name: 'Laptop', rights: 'Upload', created: modified, expires: modified, lastUsed: null }],
  },
  {
    list: 'sessions',
    columns: ['Device', 'Address', 'Last used', 'Actions'],
    screen: <UserSessions user={maren} />,
    call: calls.listSessions,
    items: [
      {
        id: 's',
        device: 'Linux',
        browser: 'Firefox',
        address: '',
        created: modified,
        lastUsed: modified,
        isCurrent: true,
      },
    ],
  },
])('the list of $list is marked as busy until it is there, not while it is read again', async (list) => {
  const asked = show(list, false);
  const reply = await asked();
  expect(busy()).toBe(1);
  reply();
  await waitFor(() => expect(busy()).toBe(0));
  expect(columnsNow()).toEqual(list.columns);
  const changes = busyChanges();
  await readAgain();
  (await asked())();
  expect(await screen.findByText(/^No (access tokens|sessions)$/)).toBeVisible();
  expect(changes).toEqual([]);
});
