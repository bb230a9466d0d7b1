import { calls } from '@inspection-studio/domain/calls';
import type { Tag } from '@inspection-studio/domain/tags';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { tagEdit } from './tag-actions.ts';
import { TagDetails } from './TagDetails.tsx';
import { TagLibrary } from './TagLibrary.tsx';

const tag = (name: string, month: string, isArchived = false): Tag => ({
  id: name.toLowerCase(),
  name,
  modified: `2025-${month}-01T12:00:00.000Z`,
  isArchived,
});
const replies = new Map<object, unknown>([
  [
    calls.listTags,
    ({ query }: { query?: { filter?: string } }) =>
      query?.filter?.includes('isArchived eq true')
        ? pageOf([tag('Rust', '05', true)], 1, 100)
        : pageOf([tag('Wind', '01'), tag('Ice', '03')], 2, 100),
  ],
  [calls.getTag, tag('Wind', '01')],
]) as Replies;

const rowsOfList = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => [within(row).getByRole('link').textContent.trim(), row.querySelector('time')?.textContent]);

it('tags have their own dates, in the order of the reply; an archived one says what was deleted', async () => {
  renderScreen(<TagLibrary />, replies);
  const link = await screen.findByRole('link', { name: 'Rust archived' });
  await screen.findByRole('link', { name: 'Ice' });
  expect(rowsOfList('tags')).toEqual([
    ['Wind', '2025-01-01'],
    ['Ice', '2025-03-01'],
  ]);
  expect(rowsOfList('archived tags')).toEqual([['Rust archived', '2025-05-01']]);
  link.focus();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^This tag has been deleted\.$/));
});

it.each([
  [tag('Wind', '01'), { 'Modified on': '2025-01-01', Status: 'Active' }],
  [tag('Rust', '05', true), { 'Modified on': '2025-05-01', Status: 'Archived' }],
])('every fact of $name is its own', async (shown, facts) => {
  renderScreen(<TagDetails tagId={shown.id} />, new Map([...replies, [calls.getTag, shown]]));
  await screen.findByText('Status');
  expect(factsOf()).toEqual(facts);
});

it('archiving says so and offers Undo, which says that the tag is restored', async () => {
  const { asked } = renderScreen(<TagLibrary />, replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Wind' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete tag' });
  expect(question).toHaveTextContent('Wind moves to Archived and can be restored.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Tag archived'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByText('Tag restored'))[0]).toBeVisible();
  const sent = asked.filter(({ call }) => call === calls.deleteTag || call === calls.restoreTag);
  expect(sent.map(({ call }) => call)).toEqual([calls.deleteTag, calls.restoreTag]);
});

it('tags are edited with CreateLibrary', () => {
  expect(tagEdit(tag('Wind', '01'))).toEqual({ to: '/tags/update/wind', permission: 'CreateLibrary' });
});
