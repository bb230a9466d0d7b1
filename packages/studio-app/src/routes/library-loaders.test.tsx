import { type Call, calls } from '@inspection-studio/domain/calls';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Send } from '../api/index.ts';
import { createQueryClient, routeDataContext } from '../data/index.ts';
import * as createPreset from './categories/create-preset.tsx';
import * as category from './categories/details.tsx';
import * as categories from './categories/list.tsx';
import * as preset from './categories/preset.tsx';
import * as updateCategory from './categories/update.tsx';
import * as checklist from './checklists/details.tsx';
import * as checklists from './checklists/list.tsx';
import * as updateChecklist from './checklists/update.tsx';
import * as layouts from './locations/list.tsx';
import * as layout from './locations/profile.tsx';
import * as updateLayer from './locations/update-layer.tsx';
import * as updateLayout from './locations/update.tsx';
import * as scale from './severities/details.tsx';
import * as scales from './severities/list.tsx';
import * as tag from './tags/details.tsx';
import * as tags from './tags/list.tsx';
import * as updateTag from './tags/update.tsx';

type Loader = (args: LoaderFunctionArgs) => unknown;
type Request = [call: Call, what: string];
const RUST = "contains(name,'Rust')";

/** The requests that a loader sends at '?filter=Rust&skip=40': their id, or their filter and page. */
async function requestsOf(loader: Loader): Promise<Request[]> {
  const requests: Request[] = [];
  const send = (async (
    call: Call,
    { params, query, page }: { params?: { id: string }; query?: { filter?: string }; page?: { skip: number } } = {},
  ) => {
    if (call !== calls.whoami)
      requests.push([call, [params?.id, query?.filter, page?.skip].filter((part) => part !== undefined).join(', ')]);
    return { roleId: 'Manager' };
  }) as unknown as Send;
  const context = new RouterContextProvider();
  context.set(routeDataContext, { send, queryClient: createQueryClient(() => undefined) });
  const url = new URL('http://localhost/x?filter=Rust&skip=40');
  await loader({ params: { id: 'q', layerId: 'y' }, context, url } as unknown as LoaderFunctionArgs);
  return requests;
}

it.each<[rule: string, loader: Loader, requests: Request[]]>([
  [
    'tags',
    tags.loader,
    [
      [calls.listTags, `isArchived eq false and ${RUST}, 40`],
      [calls.listTags, `isArchived eq true and ${RUST}, 0`],
    ],
  ],
  [
    'severity scales',
    scales.loader,
    [
      [calls.listSeverityScales, `isArchived eq false and ${RUST}, 40`],
      [calls.listSeverityScales, `isArchived eq true and ${RUST}, 0`],
    ],
  ],
  ['checklists', checklists.loader, [[calls.listChecklists, `${RUST}, 40`]]],
  ['location layouts', layouts.loader, [[calls.listLayouts, `${RUST}, 40`]]],
  [
    'categories, and all presets',
    categories.loader,
    [
      [calls.listCategoryPresets, '0'],
      [calls.listCategories, ''],
      [calls.listCategories, `isArchived eq false and ${RUST}, 40`],
      [calls.listCategories, `isArchived eq true and ${RUST}, 0`],
    ],
  ],
  ['a tag', tag.loader, [[calls.getTag, 'q']]],
  ['the form of a tag', updateTag.loader, [[calls.getTag, 'q']]],
  ['a severity scale', scale.loader, [[calls.getSeverityScale, 'q']]],
  ['a checklist', checklist.loader, [[calls.getChecklist, 'q']]],
  ['the form of a checklist', updateChecklist.loader, [[calls.getChecklist, 'q']]],
  ['a category', category.loader, [[calls.getCategory, 'q']]],
  ['the form of a category', updateCategory.loader, [[calls.getCategory, 'q']]],
  [
    'a preset and its categories',
    preset.loader,
    [
      [calls.getCategoryPreset, 'q'],
      [calls.listCategories, "presetId eq 'q'"],
    ],
  ],
  [
    'the active categories for the form of a preset',
    createPreset.loader,
    [[calls.listCategories, 'isArchived eq false']],
  ],
  [
    'a location layout and its layers',
    layout.loader,
    [
      [calls.getLayout, 'q'],
      [calls.listLayers, "layoutId eq 'q'"],
    ],
  ],
  ['the form of a location layout', updateLayout.loader, [[calls.getLayout, 'q']]],
  ['the form of a location layer', updateLayer.loader, [[calls.getLayer, 'y']]],
])('the route loads %s before it is shown', async (_rule, loader, requests) => {
  expect(await requestsOf(loader)).toEqual(requests);
});
