import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { plan } from './testing/documents.ts';

/** Opens the question about the document. */
async function ask(reply?: unknown) {
  const result = renderScreen(
    <DocumentsPage />,
    new Map<Call, unknown>([
      [calls.listDocuments, pageOf([plan], 1, 50)],
      [calls.deleteDocument, reply],
    ]),
    '/company/documents',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Rope rescue plan.pdf' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete document' });
  const press = (name: string) => userEvent.click(within(question).getByRole('button', { name }));
  const deletions = () => result.asked.filter(({ call }) => call === calls.deleteDocument);
  return { question, press, deletions };
}
const isClosed = () => expect(screen.queryByRole('alertdialog')).toBeNull();

it('the question closes after the document was deleted, and a toast names it', async () => {
  const { question, press, deletions } = await ask();
  expect(question).toHaveAccessibleDescription('Rope rescue plan.pdf is deleted. This cannot be undone.');
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(deletions()).toEqual([]);
  await press('Delete');
  const toast = await screen.findByText('Document deleted');
  expect(toast.closest('li')).toHaveTextContent(/Document deleted.*Rope rescue plan\.pdf/);
  expect(deletions()).toEqual([{ call: calls.deleteDocument, params: { id: 'plan-1' } }]);
  await waitFor(isClosed);
});

it('the question stays open with the reason when the document was not deleted', async () => {
  const { question, press } = await ask(new Error('Your company licence has expired.'));
  await press('Delete');
  expect(await within(question).findByRole('alert')).toHaveTextContent('Your company licence has expired.');
  expect(screen.queryByText('Document deleted')).toBeNull();
  await press('Cancel');
  await waitFor(isClosed);
});

it('the question waits for the reply', async () => {
  const { question, press } = await ask(() => new Promise(() => undefined));
  await press('Delete');
  expect(await within(question).findByRole('status')).toBeInTheDocument();
  expect(within(question).queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('Cancel deletes nothing', async () => {
  const { press, deletions } = await ask();
  await press('Cancel');
  await waitFor(isClosed);
  expect(deletions()).toEqual([]);
});

it('the focus goes to the Delete button of the next document once one is deleted', async () => {
  const names = ['Access.pdf', 'Rope.pdf', 'Wind.pdf'];
  const documents = names.map((name) => ({ ...plan, id: name, name }));
  renderScreen(
    <DocumentsPage />,
    new Map<Call, unknown>([
      [calls.listDocuments, () => pageOf([...documents], documents.length, 50)],
      [calls.deleteDocument, () => void documents.splice(1, 1)],
    ]),
    '/company/documents',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Rope.pdf' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(isClosed);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Wind.pdf' })).toHaveFocus());
});
