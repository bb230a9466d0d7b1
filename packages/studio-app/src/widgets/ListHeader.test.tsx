import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ListHeader } from './ListHeader.tsx';

const onSearch = vi.fn<(term: string) => void>();
const header = (term = '', count: number | undefined = 1234) => (
  <ListHeader title="Users" count={count} searchLabel="Search users by name" term={term} onSearch={onSearch}>
    <button>Invite</button>
  </ListHeader>
);
const field = () => screen.getByRole('searchbox', { name: 'Search users by name' });

it('the head of a list has its title with the count, its search and its other controls', () => {
  const { rerender } = render(header('ada'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Users\s*1,234$/);
  expect(field()).toHaveValue('ada');
  expect(field()).toHaveAttribute('placeholder', 'Search users by name');
  expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
  rerender(<ListHeader title="Users" count={undefined} searchLabel="Search" term="" onSearch={onSearch} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Users$/);
});

it('the search box keeps what is typed after its own search, and shows any other search of the address', async () => {
  onSearch.mockReset();
  const { rerender } = render(header());
  await userEvent.type(field(), 'ada {Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('ada ');
  rerender(header('ada'));
  expect(field()).toHaveValue('ada ');
  await userEvent.type(field(), 'l');
  expect(field()).toHaveValue('ada l');
  rerender(header(''));
  expect(field()).toHaveValue('');
  rerender(header('ada'));
  expect(field()).toHaveValue('ada');
});
