import { type Call, calls } from '@inspection-studio/domain/calls';
import type { AccessOptions, Permission } from '@inspection-studio/domain/permissions';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { createQueryClient, routeDataContext } from '../data/index.ts';
import { CategoryLibrary } from '../features/categories/CategoryLibrary.tsx';
import { ChecklistLibrary } from '../features/checklists/ChecklistLibrary.tsx';
import { pageOf } from '../features/inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { LayoutActions } from '../features/layouts/LayoutActions.tsx';
import { LayoutList } from '../features/layouts/LayoutList.tsx';
import { LayoutProfile } from '../features/layouts/LayoutProfile.tsx';
import { SeverityScaleLibrary } from '../features/severity-scales/SeverityScaleLibrary.tsx';
import { TagActions, TagDetails } from '../features/tags/TagDetails.tsx';
import { TagLibrary } from '../features/tags/TagLibrary.tsx';

/** The only permission of the person. All four are of the same role, so that a role does not tell them apart. */
const held = vi.hoisted(() => ({ permission: 'ReadLibrary' as Permission }));
vi.mock('@inspection-studio/domain/permissions', async (read) => ({
  ...(await read<object>()),
  canAccess: (_role: string, needed: readonly Permission[], { policy }: AccessOptions = {}) =>
    policy ?? { allowed: needed.every((permission) => permission === held.permission) },
}));

const one = { id: 'q', name: 'Quay', modified: '2025-01-02T12:00:00.000Z', isArchived: false };
const listOf =
  (item: object) =>
  ({ query }: { query?: { filter?: string } }) =>
    query?.filter?.includes('isArchived eq true')
      ? pageOf([{ ...one, ...item, id: 'old', name: 'Old', isArchived: true }])
      : pageOf([{ ...one, ...item }]);
const severities = [{ id: 's', name: '1', scale: 1, colour: '#00aa00', icon: 0 }];
const replies = new Map<Call, unknown>([
  [calls.listTags, listOf({})],
  [calls.getTag, one],
  [calls.listSeverityScales, listOf({ isNumerical: true, severities })],
  [calls.listChecklists, listOf({ sections: [] })],
  [calls.listLayouts, listOf({ map: null })],
  [calls.getLayout, { ...one, map: null }],
  [calls.listLayers, [{ ...one, isSegmented: false, layoutId: 'q', sections: [{ id: '1', name: '1' }] }]],
  [calls.listCategoryPresets, pageOf([])],
  [calls.listCategories, listOf({ colour: '#aa0000', model: null })],
]) as Replies;

/** What a screen offers to the person: its links and buttons, then the items of the menu of its first row. */
async function offersOf(shown: ReactNode, ready: readonly string[], permission: Permission) {
  held.permission = permission;
  renderScreen(shown, replies);
  for (const text of ready) await screen.findAllByText(text);
  const names = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent.trim(),
  );
  const menu = screen.queryByRole('button', { name: 'Actions for Quay' });
  if (menu) {
    await userEvent.click(menu);
    names.push(
      ...within(await screen.findByRole('menu'))
        .getAllByRole('menuitem')
        .map(({ textContent }) => `> ${textContent.trim()}`),
    );
  }
  return names.filter((name) => !/^(Quay|Old archived|Actions for Quay|1|)$/.test(name));
}

type Screen = [what: string, shown: ReactNode, ready: string[], offers: Partial<Record<Permission, string[]>>];

const SCREENS: Screen[] = [
  [
    'tags',
    <TagLibrary key="t" />,
    ['Quay', 'Old'],
    { CreateLibrary: ['Create tag', '> Edit'], DeleteLibrary: ['Restore Old', '> Delete'] },
  ],
  [
    'severity scales',
    <SeverityScaleLibrary key="s" />,
    ['Quay', 'Old'],
    { CreateLibrary: ['Create severity scale'], DeleteLibrary: ['Restore Old', '> Delete'] },
  ],
  [
    'checklists',
    <ChecklistLibrary key="k" />,
    ['Quay'],
    { CreateLibrary: ['Create checklist', '> Edit'], DeleteLibrary: ['> Delete'] },
  ],
  [
    'categories',
    <CategoryLibrary key="c" />,
    ['Quay', 'Old', 'There is nothing here yet.'],
    {
      CreateLibrary: ['Create preset', 'Create preset', 'Create category'],
      UpdateLibrary: ['> Edit'],
      DeleteLibrary: ['Restore Old', '> Delete'],
    },
  ],
  [
    'location layouts',
    <LayoutList key="l" />,
    ['Quay'],
    { CreateLibrary: ['Create location layout', '> Edit'], DeleteLibrary: ['> Delete'] },
  ],
  [
    'a tag',
    <div key="d">
      <TagActions tagId="q" />
      <TagDetails tagId="q" />
    </div>,
    ['Active'],
    { CreateLibrary: ['Edit'], DeleteLibrary: ['Delete'] },
  ],
  [
    'a location layout and its layers',
    <div key="p">
      <LayoutActions layoutId="q" />
      <LayoutProfile layoutId="q" isCovered={false} />
    </div>,
    ['Mapping'],
    {
      CreateLibrary: [
        'Create location layer',
        'Edit',
        'Edit Quay',
        'Begin location mapping',
        'Move Quay up',
        'Move Quay down',
      ],
      DeleteLibrary: ['Delete', 'Delete Quay'],
    },
  ],
];

describe.each(SCREENS)('%s offer what each permission allows', (_what, shown, ready, offers) => {
  it.each<Permission>(['ReadLibrary', 'CreateLibrary', 'UpdateLibrary', 'DeleteLibrary'])('%s', async (permission) => {
    expect(await offersOf(shown, ready, permission)).toEqual(offers[permission] ?? []);
  });
});

const modules = import.meta.glob<{ loader: (args: LoaderFunctionArgs) => unknown }>(
  ['./{tags,severities,locations,checklists,categories}/*.tsx', './library.tsx'],
  { eager: true },
);

it('every route of the library needs its own permission', async () => {
  const send = (async () => ({ roleId: 'Manager' })) as unknown as Send;
  const needs = async (permission: Permission) => {
    held.permission = permission;
    const open = Object.entries(modules).map(async ([path, { loader }]) => {
      const context = new RouterContextProvider();
      context.set(routeDataContext, { send, queryClient: createQueryClient(() => undefined) });
      const args = {
        params: { id: 'q' },
        context,
        url: new URL('http://localhost/x'),
      } as unknown as LoaderFunctionArgs;
      const isOpen = await Promise.resolve(loader(args)).then(
        () => true,
        () => false,
      );
      return isOpen ? [path.slice(2, -4)] : [];
    });
    return (await Promise.all(open)).flat();
  };
  expect(await needs('CreateLibrary')).toEqual([
    'categories/create-preset',
    'categories/create',
    'checklists/create',
    'checklists/update',
    'locations/create-layer',
    'locations/create',
    'locations/update-layer',
    'locations/update',
    'severities/create',
    'tags/create',
    'tags/update',
  ]);
  expect(await needs('UpdateLibrary')).toEqual(['categories/update']);
  expect(await needs('DeleteLibrary')).toEqual([]);
  expect(await needs('ReadLibrary')).toHaveLength(12);
});
