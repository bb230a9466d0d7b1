import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { CategoryLibrary } from '../categories/CategoryLibrary.tsx';
import { ChecklistLibrary } from '../checklists/ChecklistLibrary.tsx';
import { pageOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { LayoutList } from '../layouts/LayoutList.tsx';
import { SeverityScaleLibrary } from '../severity-scales/SeverityScaleLibrary.tsx';
import { TagLibrary } from './TagLibrary.tsx';

const LISTS: Call[] = [
  calls.listTags,
  calls.listLayouts,
  calls.listChecklists,
  calls.listCategories,
  calls.listCategoryPresets,
  calls.listSeverityScales,
];

it.each<[rule: string, Library: ComponentType, text: string]>([
  ['tags', TagLibrary, 'No tags have been created yet.'],
  ['location layouts', LayoutList, 'No location layouts have been created yet.'],
  ['checklists', ChecklistLibrary, 'No checklists have been created yet.'],
  ['categories', CategoryLibrary, 'There is nothing here yet.'],
  ['severity scales', SeverityScaleLibrary, 'There is nothing here yet.'],
])('%s: the empty list says exactly its own text', async (_rule, Library, text) => {
  renderScreen(<Library />, new Map(LISTS.map((call) => [call, pageOf([])])));
  expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
});
