import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { RecordError, type RecordErrorProps } from './RecordError.tsx';

const refetch = vi.fn<() => void>();
function show(error: Error, props: Partial<RecordErrorProps> = {}, isFetching = false) {
  refetch.mockReset();
  render(<RecordError query={{ error, isFetching, refetch }} {...props} />, { wrapper: MemoryRouter });
  return screen.getByRole('alert');
}

it.each<[string, Partial<RecordErrorProps>, string, string]>([
  ['Home by default', {}, 'Home', '/'],
  ['its list', { back: { label: 'Tags', to: '/tags?skip=50' } }, 'Tags', '/tags?skip=50'],
])('a record that does not exist says so and leads to %s', (_case, props, label, to) => {
  expect(show(StudioError.fromAnswer(404), props)).toHaveTextContent('Unable to find this resource on the server.');
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['a refusal', StudioError.fromAnswer(403), 'You are not authorized to access this.'],
  ['a failure', StudioError.fromAnswer(500), '500 Something went wrong.'],
  ['any other error', new Error('The tide table is missing.'), 'The tide table is missing.'],
])('%s says so in the place of the record and can be asked for again', async (_case, error, text) => {
  expect(show(error)).toHaveTextContent(text);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('a retry that is under way says so', () => {
  show(new Error('x'), {}, true);
  expect(screen.getByRole('button', { name: /please wait/ })).toBeVisible();
});
