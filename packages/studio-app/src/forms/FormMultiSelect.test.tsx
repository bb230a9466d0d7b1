import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { FormMultiSelect } from './FormMultiSelect.tsx';

const NAMES = ['Corrosion', 'Cracks', 'Efflorescence', 'Graffiti', 'Leakage', 'Spalling', 'Vegetation'];
const items = NAMES.map((label) => ({ value: label.toLowerCase(), label }));

function Form({ label, chosen }: { label: string; chosen: string[] }) {
  const { control } = useForm({ defaultValues: { chosen } });
  return <FormMultiSelect control={control} name="chosen" label={label} items={items} placeholder="Search by name" />;
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe.each(['Categories', 'Limited access users'])('%s: the whole list opens before anything is typed', (label) => {
  it.each([
    ['a click', (box: HTMLElement) => userEvent.click(box)],
    ['ArrowDown', () => userEvent.keyboard('{ArrowDown}')],
    ['Alt+ArrowDown', () => userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')],
  ])('by %s', async (_way, open) => {
    render(<Form label={label} chosen={[]} />);
    await userEvent.tab();
    const box = screen.getByRole('combobox', { name: label });
    expect(box).toHaveFocus();
    expect(shown()).toEqual([]);
    await open(box);
    expect(shown()).toEqual(NAMES);
  });

  it('without what is chosen', async () => {
    render(<Form label={label} chosen={['cracks']} />);
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    expect(shown()).toEqual(NAMES.filter((name) => name !== 'Cracks'));
  });
});

it('what is chosen is kept by its value; a value that is no longer offered is not shown', async () => {
  const sent = vi.fn<(values: object) => void>();
  function Chosen() {
    const { control, handleSubmit } = useForm({ defaultValues: { chosen: ['cracks', 'gone'] } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
        <FormMultiSelect control={control} name="chosen" label="Categories" items={items} />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Chosen />);
  expect(screen.getAllByRole('button', { name: /Remove/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove Cracks',
  ]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Categories' }));
  await userEvent.click(screen.getByRole('option', { name: 'Leakage' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ chosen: ['cracks', 'leakage'] });
});
