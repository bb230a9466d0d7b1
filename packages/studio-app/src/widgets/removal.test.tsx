import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import type { SeenTag } from '../data/index.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { DeleteDialog } from './library/index.ts';
import { sentence } from './testing/sentence.ts';

const hanna = { by: { id: 'hanna-1', name: 'Hanna Lindqvist' }, at: new Date().toISOString() };
const changed = (edit: object | null) => StudioError.fromAnswer(412, { body: { changed: edit } });

/** A Delete button over a server whose record has these tags, one at each time it is read. */
async function askToDelete(remove: (tag: string | undefined) => Promise<undefined>, tags: (string | undefined)[]) {
  const onDeleted = vi.fn<() => void>();
  const readTag = vi.fn<() => SeenTag>(async () => tags.shift());
  const mutation = { mutationFn: async (tag: SeenTag) => remove(await tag) };
  renderScreen(
    <ConfirmDelete title="Delete site" noun="site" readTag={readTag} mutation={mutation} onDeleted={onDeleted}>
      Quay is deleted.
    </ConfirmDelete>,
    new Map(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete site' }));
  const press = async (name: string) => userEvent.click(await question.findByRole('button', { name }));
  return { onDeleted, readTag, question, press };
}

it('a record that nobody changed is deleted with the tag that it had when the question was asked', async () => {
  const remove = vi.fn(async () => undefined);
  const { onDeleted, readTag, press } = await askToDelete(remove, ['"1"', '"2"']);
  await press('Delete');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls).toEqual([['"1"']]);
  expect(readTag).toHaveBeenCalledTimes(1);
});

it('a record that someone changed meanwhile is not deleted: the question says who, and asks again', async () => {
  const remove = vi.fn(async () => undefined as undefined).mockRejectedValueOnce(changed(hanna));
  const { onDeleted, question, press } = await askToDelete(remove, ['"1"', '"2"']);
  await press('Delete');
  expect(
    await question.findByText(sentence(/^Hanna Lindqvist changed this site .+\. Delete anyway\?$/)),
  ).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
  await press('Delete anyway');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls).toEqual([['"1"'], ['"2"']]);
});

it('a change after the second question asks a third time', async () => {
  const remove = vi.fn(async () => undefined as undefined).mockRejectedValue(changed(null));
  const { question, press, onDeleted } = await askToDelete(remove, ['"1"', '"2"', '"3"']);
  await press('Delete');
  await question.findByText('Someone else changed this site. Delete anyway?');
  await press('Delete anyway');
  await waitFor(() => expect(remove.mock.calls).toEqual([['"1"'], ['"2"']]));
  await question.findByText('Someone else changed this site. Delete anyway?');
  expect(onDeleted).not.toHaveBeenCalled();
});

it('a server that refuses its own tag, which a proxy changed, gets none the second time', async () => {
  const remove = vi.fn(async () => undefined as undefined).mockRejectedValueOnce(changed(null));
  const { press, onDeleted } = await askToDelete(remove, ['"1-br"', '"1-br"']);
  await press('Delete');
  await press('Delete anyway');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls).toEqual([['"1-br"'], [undefined]]);
});

it('another refusal keeps the tag and the button, and shows the reason', async () => {
  const remove = vi.fn(async () => undefined as undefined).mockRejectedValueOnce(StudioError.fromAnswer(409));
  const { question, press, onDeleted } = await askToDelete(remove, ['"1"', '"2"']);
  await press('Delete');
  await question.findByText('This action did not pass validation.');
  await press('Delete');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls).toEqual([['"1"'], ['"1"']]);
});

it('the question can have a label of its own, refreshes what it depends on, and waits for the deletion', async () => {
  const deletion = Promise.withResolvers<undefined>();
  const onOpen = vi.fn<() => void>();
  const mutation = { mutationFn: () => deletion.promise };
  renderScreen(
    <ConfirmDelete
      title="Delete asset"
      confirmLabel="Delete all"
      noun="asset"
      readTag={async () => '"1"'}
      mutation={mutation}
      onOpen={onOpen}
      onDeleted={() => undefined}
    >
      Its 3 inspections are deleted too.
    </ConfirmDelete>,
    new Map(),
  );
  const button = await screen.findByRole('button', { name: 'Delete' });
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(await screen.findByRole('alertdialog', { name: 'Delete asset' })).toHaveAccessibleDescription(
    'Its 3 inspections are deleted too.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull());
});

it('a refusal is gone when the question is asked again, and Cancel gives the focus back', async () => {
  const remove = vi.fn(async () => undefined as undefined).mockRejectedValue(changed(null));
  const { question, press } = await askToDelete(remove, ['"1"', '"2"', '"3"']);
  await press('Delete');
  await question.findByText('Someone else changed this site. Delete anyway?');
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Delete site' }));
  expect(again.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(again.queryByText('Someone else changed this site. Delete anyway?')).toBeNull();
});

it('a record of the library asks again too', async () => {
  const remove = vi
    .fn(async (_tag: string | undefined) => undefined as undefined)
    .mockRejectedValueOnce(changed(hanna));
  const onDeleted = vi.fn<() => void>();
  const deletion = {
    noun: 'tag',
    remove: () => ({ mutationFn: async (tag: SeenTag) => remove(await tag) }),
    readTag: async () => '"1"',
  };
  const rust = { id: 'rust-1', name: 'Rust', modified: '2026-01-01T00:00:00.000Z' };
  renderScreen(
    <DeleteDialog item={rust} deletion={deletion} open onOpenChange={() => undefined} onDeleted={onDeleted} />,
    new Map(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(sentence(/^Hanna Lindqvist changed this tag .+\. Delete anyway\?$/));
  await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls[0]).toEqual(['"1"']);
});
