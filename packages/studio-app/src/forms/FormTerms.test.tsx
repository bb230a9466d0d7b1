import { TOOLTIP_DELAY_MS } from '@inspection-studio/design-system';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { FormTerms } from './FormTerms.tsx';
import type { StudioForm } from './useStudioForm.ts';

interface Values {
  terms: { name: string }[];
}

/** Renders terms with these names, and a button that sends the form. */
function show(...termNames: string[]) {
  return showWith((index) => <span>Cell {index}</span>, ...termNames);
}

function showWith(renderCells: ((index: number) => ReactNode) | undefined, ...termNames: string[]) {
  let form: UseFormReturn<Values>;
  function Form() {
    form = useForm<Values>({ defaultValues: { terms: termNames.map((name) => ({ name })) } });
    return (
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <FormTerms
          form={form as unknown as StudioForm<Values>}
          name="terms"
          newTerm={() => ({ name: '' })}
          keepReason="A layer has at least one term"
          rowClassName="columns"
          head={<p>Names</p>}
          renderCells={renderCells}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  const names = () => form.getValues().terms.map(({ name }) => name);
  return { user: userEvent.setup(), names, form: () => form };
}

const term = (place: number) => screen.getByRole('textbox', { name: `Term ${place}` });
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

/** Points at a button for as long as its tooltip takes to open, on a clock of its own, and returns the tooltip. */
async function hintOf(name: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).hover(button(name));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void vi.advanceTimersByTime(TOOLTIP_DELAY_MS));
    return screen.getByRole('tooltip');
  } finally {
    vi.useRealTimers();
  }
}

it('shows each term with its number, its cells and its buttons', () => {
  show('Deck', 'Pier');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1Cell 0', '2Cell 1']);
  expect(rows[1]).toHaveClass('columns');
  expect(screen.getByText('Names')).toBeVisible();
  expect(term(2)).toHaveValue('Pier');
  expect(
    within(rows[1]!)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Move term 2 up', 'Move term 2 down', 'Delete term 2']);
});

it('a term needs no other cells', () => {
  showWith(undefined, 'Deck');
  expect(screen.getByRole('listitem')).toHaveTextContent(/^1$/);
});

describe('terms are moved', () => {
  it('by their buttons, which keep the focus, and says where', async () => {
    const { user, names } = show('Deck', 'Pier', 'Bearing');
    await user.click(button('Move term 1 down'));
    expect(names()).toEqual(['Pier', 'Deck', 'Bearing']);
    expect(status()).toBe('Moved to 2 of 3');
    expect(button('Move term 2 down')).toHaveFocus();
    await user.click(button('Move term 3 up'));
    expect(names()).toEqual(['Pier', 'Bearing', 'Deck']);
    expect(status()).toBe('Moved to 2 of 3');
  });

  it('by Alt with an arrow key in their field, which keeps the focus', async () => {
    const { user, names } = show('Deck', 'Pier', 'Bearing');
    await user.click(term(3));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Bearing', 'Deck', 'Pier']);
    expect(term(1)).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Deck', 'Bearing', 'Pier']);
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Deck', 'Bearing', 'Pier']);
  });

  it('not beyond the ends', async () => {
    const { user, names } = show('Deck', 'Pier');
    expect(button('Move term 1 up')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move term 2 down')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move term 1 down')).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('Move term 1 up'));
    await user.click(button('Move term 2 down'));
    await user.click(term(1));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.click(term(2));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Deck', 'Pier']);
    expect(status()).toBe('');
  });

  it.each([
    ['Move term 1 up', 'It is the first'],
    ['Move term 2 up', 'Move up (Alt + Up)'],
    ['Move term 1 down', 'Move down (Alt + Down)'],
    ['Move term 2 down', 'It is the last'],
    ['Delete term 1', 'Delete'],
  ])('%s says %s', async (name, hint) => {
    show('Deck', 'Pier');
    expect(await hintOf(name)).toHaveTextContent(hint);
  });

  it.each([
    ['while an input method composes a text', { isComposing: true }],
    ['by the key that ends a composition', { keyCode: 229 }],
  ])('not %s', (_case, press) => {
    const { names } = show('Deck', 'Pier');
    fireEvent.keyDown(term(1), { key: 'ArrowDown', altKey: true, ...press });
    expect(names()).toEqual(['Deck', 'Pier']);
    fireEvent.keyDown(term(1), { key: 'ArrowDown', altKey: true });
    expect(names()).toEqual(['Pier', 'Deck']);
  });

  it('and the keys do nothing else in the field', () => {
    show('Deck', 'Pier');
    expect(fireEvent.keyDown(term(1), { key: 'ArrowDown', altKey: true })).toBe(false);
    expect(fireEvent.keyDown(term(1), { key: 'ArrowDown' })).toBe(true);
  });

  it('their buttons name the keys', () => {
    show('Deck', 'Pier');
    expect(button('Move term 2 up')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp');
    expect(button('Move term 1 down')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown');
  });
});

describe('terms are deleted', () => {
  it('and the focus goes to the same button of the one that takes the place, or else of the one before', async () => {
    const { user, names } = show('Deck', 'Pier', 'Bearing');
    await user.click(button('Delete term 2'));
    expect(names()).toEqual(['Deck', 'Bearing']);
    expect(status()).toBe('Deleted, 2 left');
    expect(button('Delete term 2')).toHaveFocus();
    expect(term(2)).toHaveValue('Bearing');
    await user.click(button('Delete term 2'));
    expect(names()).toEqual(['Deck']);
    expect(button('Delete term 1')).toHaveFocus();
  });

  it('but not the last one, whose button says why', async () => {
    const { user, names } = show('Deck');
    expect(button('Delete term 1')).toHaveAttribute('aria-disabled', 'true');
    expect(await hintOf('Delete term 1')).toHaveTextContent('A layer has at least one term');
    await user.click(button('Delete term 1'));
    expect(names()).toEqual(['Deck']);
  });
});

describe('terms are added', () => {
  it('at the end, with the focus in their field', async () => {
    const { user, names } = show('Deck');
    await user.click(button('Add term'));
    expect(names()).toEqual(['Deck', '']);
    expect(term(2)).toHaveFocus();
    expect(status()).toBe('');
  });

  it('by Enter in the last field, if it has a text; in others it leads to the next', async () => {
    const { user, names } = show('Deck', '');
    await user.click(term(1));
    await user.keyboard('{Enter}');
    expect(term(2)).toHaveFocus();
    await user.keyboard('  {Enter}');
    expect(names()).toHaveLength(2);
    await user.keyboard('Pier{Enter}');
    expect(names()).toHaveLength(3);
    expect(term(3)).toHaveFocus();
  });

  it('Enter in a field does not send the form', () => {
    show('Deck', 'Pier');
    expect(fireEvent.keyDown(term(1), { key: 'Enter' })).toBe(false);
  });

  it('Enter on a button presses it', async () => {
    const { user, names } = show('Deck', 'Pier');
    button('Move term 1 down').focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Pier', 'Deck']);
  });
});

it('a change of a term checks the other ones', async () => {
  const twin = { type: 'custom', message: 'There are two of it.' };
  const resolver = (async (values: Values) =>
    values.terms[0]?.name === values.terms[1]?.name
      ? { values: {}, errors: { terms: [undefined, { name: twin }] } }
      : { values, errors: {} }) as unknown as Resolver<Values>;
  function Form() {
    const defaultValues = { terms: [{ name: 'Pie' }, { name: 'Pier' }] };
    const form = useForm<Values>({ defaultValues, resolver, mode: 'onTouched' }) as unknown as StudioForm<Values>;
    const terms = { name: 'terms', newTerm: () => ({ name: '' }), keepReason: '', rowClassName: '' } as const;
    return <FormTerms form={form} {...terms} />;
  }
  render(<Form />);
  await userEvent.type(term(1), 'r');
  await userEvent.tab();
  expect(await screen.findByText('There are two of it.')).toBeVisible();
  expect(term(2)).toBeInvalid();
  expect(term(1)).toBeValid();
});

it('says below the list what is wrong with it, once it was sent', async () => {
  const { user, form } = show('Deck');
  act(() => form().setError('terms', { type: 'custom', message: 'Not said before it was sent.' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Save'));
  act(() => form().setError('terms', { type: 'custom', message: 'At least two terms are needed.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('At least two terms are needed.');
});
