import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusSuccessor } from './useFocusSuccessor.ts';

function Row({ name }: { name: string }) {
  return (
    <li>
      <a href="/">{name}</a>
      <button ref={useFocusSuccessor()}>Restore {name}</button>
      <button>Copy {name}</button>
    </li>
  );
}
const rows = (...names: string[]) => names.map((name) => <Row key={name} name={name} />);

it.each([
  ['the same control of the next row', ['Rust', 'Crack'], 'Rust', { role: 'button', name: 'Restore Crack' }],
  ['that of the previous row at the end', ['Rust', 'Crack'], 'Crack', { role: 'button', name: 'Restore Rust' }],
])('when a focused control goes, the focus moves to %s', async (_case, names, gone, next) => {
  const { rerender } = render(<ul>{rows(...names)}</ul>);
  act(() => screen.getByRole('button', { name: `Restore ${gone}` }).focus());
  rerender(<ul>{rows(...names.filter((name) => name !== gone))}</ul>);
  await act(async () => undefined);
  expect(screen.getByRole(next.role, { name: next.name })).toHaveFocus();
});

it('the focus stays where it is when another control goes', async () => {
  const { rerender } = render(rows('Rust', 'Crack'));
  act(() => screen.getByRole('link', { name: 'Crack' }).focus());
  rerender(rows('Crack'));
  await act(async () => undefined);
  expect(screen.getByRole('link', { name: 'Crack' })).toHaveFocus();
});
