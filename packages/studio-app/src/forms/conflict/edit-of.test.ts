import { expect, it } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import { editOf } from './edit-of.ts';

it('an edit has the tag of the record that the form was filled from, and reads that of the latest one', async () => {
  const record = withEntityTag({ name: 'Pier' }, '"1"');
  const latest = withEntityTag({ name: 'Wharf' }, '"2"');
  const fields = [{ name: 'title' as const, label: 'Name', show: ({ title }: { title: string }) => title }];
  const edit = editOf(record, {
    noun: 'pier',
    read: async () => latest,
    toValues: ({ name }) => ({ title: name.toUpperCase() }),
    fields,
  });
  expect([edit.noun, edit.etag]).toEqual(['pier', '"1"']);
  expect(await edit.reload()).toEqual({ values: { title: 'WHARF' }, etag: '"2"', fields });
});
