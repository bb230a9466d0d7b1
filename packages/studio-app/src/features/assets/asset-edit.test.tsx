import { type Call, calls } from '@inspection-studio/domain/calls';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import type { Send } from '../../api/index.ts';
import { createQueryClient } from '../../data/index.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { assetEdit } from './asset-edit.ts';

const named = (id: string, name: string) => ({ id, name, status: 'Activated', roleId: 'Member', email: '' });
const latest = withEntityTag(
  {
    ...viaduct,
    name: 'Mast',
    type: 'OilTank',
    memberIds: ['mia'],
    uploaderIds: ['uma'],
    presetIds: ['concrete'],
    categoryIds: ['crack'],
    severityScaleId: 'urgency',
    layoutTemplateId: 'deck',
    thumbnail: '/mast.webp',
  },
  '"2"',
) as typeof viaduct;

/** Fields of the asset as someone else saved it, with the values that the question shows. */
async function reloaded(replies: [Call, unknown][] = []) {
  const answers = new Map<Call, unknown>([
    [calls.getAsset, latest],
    [calls.listSites, [named('forth-1', 'Forth')]],
    [calls.listUsers, [named('mia', 'Mia Moss'), named('uma', 'Uma Unger')]],
    [calls.listCategoryPresets, [named('concrete', 'Concrete')]],
    [calls.listCategories, [named('crack', 'Crack')]],
    [calls.listSeverityScales, [named('urgency', 'Urgency')]],
    [calls.listLayouts, [named('deck', 'Deck')]],
    ...replies,
  ]);
  const send = (async (call: Call) => answers.get(call)) as unknown as Send;
  const edit = assetEdit(
    createQueryClient(() => undefined),
    send,
    viaduct,
  );
  const { values, etag, fields } = await edit.reload();
  const shown = fields.map(({ name, label, show }) => {
    const { container } = render(<>{show(values)}</>);
    return [name, label, container.textContent] as const;
  });
  return { edit, values, etag, shown };
}

it('the question about an asset shows each field by its own label and name', async () => {
  const { edit, etag, shown } = await reloaded();
  expect([edit.noun, etag]).toEqual(['asset', '"2"']);
  expect(shown).toEqual([
    ['siteId', 'Site', 'Forth'],
    ['name', 'Name', 'Mast'],
    ['type', 'Type of asset', 'Oil Tank'],
    ['thumbnail', 'Thumbnail Image', 'Saved image'],
    ['members', 'Limited access users', 'Mia Moss'],
    ['uploaders', 'Upload only users', 'Uma Unger'],
    ['presets', 'Category Presets', 'Concrete'],
    ['categories', 'Categories', 'Crack'],
    ['severityScale', 'Severity scale', 'Urgency'],
    ['layoutTemplateId', 'Location layout', 'Deck'],
  ]);
});

it('what was deleted or archived meanwhile has no name any more, except the site of the asset', async () => {
  const { values, shown } = await reloaded([
    [calls.getAsset, { ...latest, layoutTemplateId: 'gone', severityScaleId: 'archived', categoryIds: ['archived'] }],
    [calls.listSites, []],
    [calls.listCategoryPresets, []],
    [calls.listUsers, []],
  ]);
  expect(values).toMatchObject({ severityScale: '', categories: [], layoutTemplateId: 'gone' });
  expect(Object.fromEntries(shown.map(([name, , text]) => [name, text]))).toMatchObject({
    siteId: 'Forth Estuary',
    members: 'No longer available',
    presets: 'No longer available',
    categories: 'None',
    severityScale: 'None',
    layoutTemplateId: 'No longer available',
  });
});
