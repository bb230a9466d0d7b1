import { type Call, calls } from '@inspection-studio/domain/calls';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import type { Send } from '../../api/index.ts';
import { createQueryClient } from '../../data/index.ts';
import { inspectionEdit } from './inspection-edit.ts';
import { checklist, inspection, noFiles } from './testing/records.ts';

const latest = { name: 'Mast2', description: 'Top half.', thumbnail: '/mast.webp', checklist };

/** Fields of the inspection as someone else saved it, with the values that the question shows. */
async function reloaded(theirs: Parameters<typeof inspection>[0]) {
  const answers = new Map<Call, unknown>([
    [calls.getProject, withEntityTag(inspection(theirs), '"2"')],
    [calls.listChecklists, [checklist]],
  ]);
  const send = (async (call: Call) => answers.get(call)) as unknown as Send;
  const client = createQueryClient(() => undefined);
  const edit = inspectionEdit(client, send, withEntityTag(inspection(), '"1"'), noFiles);
  const { values, etag, fields } = await edit.reload();
  const shown = fields.map(({ name, label, show }) => {
    const { container } = render(<>{show(values)}</>);
    return [name, label, container.textContent];
  });
  return { tags: [edit.etag, etag], noun: edit.noun, shown };
}

it('the question about an inspection shows each field by its own label and value', async () => {
  const { noun, tags, shown } = await reloaded(latest);
  expect([noun, ...tags]).toEqual(['inspection', '"1"', '"2"']);
  expect(shown).toEqual([
    ['name', 'Name', 'Mast2'],
    ['description', 'Description', 'Top half.'],
    ['checklistId', 'Checklist', 'Bridge annual'],
    ['thumbnail', 'Thumbnail Image', 'Saved image'],
  ]);
});

it.each([
  ['has none', null, 'None'],
  ['has one that was deleted', { id: 'gone', name: 'Gone' }, 'No longer available'],
])('an inspection that %s', async (_what, theirs, text) => {
  const { shown } = await reloaded({ ...latest, description: '', checklist: theirs });
  expect(shown.slice(1, 3)).toEqual([
    ['description', 'Description', 'None'],
    ['checklistId', 'Checklist', text],
  ]);
});
