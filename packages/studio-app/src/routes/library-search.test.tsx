import { type Call, calls } from '@inspection-studio/domain/calls';
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CategoryLibrary } from '../features/categories/CategoryLibrary.tsx';
import { ChecklistLibrary } from '../features/checklists/ChecklistLibrary.tsx';
import { pageOf } from '../features/inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { LayoutList } from '../features/layouts/LayoutList.tsx';
import { SeverityScaleLibrary } from '../features/severity-scales/SeverityScaleLibrary.tsx';
import { TagLibrary } from '../features/tags/TagLibrary.tsx';

const found = "contains(name,'Rust')";
const active = `isArchived eq false and ${found}`;
const archived = `isArchived eq true and ${found}`;

it.each<[string, ReactNode, Call, string[]]>([
  ['tags', <TagLibrary key="t" />, calls.listTags, [active, archived]],
  ['severity scales', <SeverityScaleLibrary key="s" />, calls.listSeverityScales, [active, archived]],
  ['checklists', <ChecklistLibrary key="k" />, calls.listChecklists, [found]],
  ['categories', <CategoryLibrary key="c" />, calls.listCategories, [active, archived]],
  ['location layouts', <LayoutList key="l" />, calls.listLayouts, [found]],
])('the %s of the library are searched by the name in the address', async (_what, shown, call, filters) => {
  const empty = new Map<object, unknown>(
    [
      calls.listTags,
      calls.listSeverityScales,
      calls.listChecklists,
      calls.listCategories,
      calls.listCategoryPresets,
      calls.listLayouts,
    ].map((list) => [list, pageOf([], 0)]),
  ) as Replies;
  const { asked } = renderScreen(shown, empty, '/?filter=Rust');
  const pages = () => asked.flatMap((one) => (one.call === call && one.page ? [one.query?.filter] : []));
  await waitFor(() => expect(pages()).toEqual(filters));
});
