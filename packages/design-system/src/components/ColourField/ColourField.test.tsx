import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { ColourField, type ColourFieldProps } from './index.js';

const swatches = [
  { value: '#CE2A29', name: 'Marking red' },
  { value: '#ec7c0e', name: 'Safety orange' },
  { value: '#59c5e8', name: 'Sky' },
];
const tooSimilar = 'Colour is too similar to system colour';
const notHex = 'Colour is not a hex code';
const validate = (value: string) => (value === '#0060c1' ? tooSimilar : null);

function setUp(props: Partial<ColourFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(<ColourField aria-label="Colour" swatches={swatches} onValueChange={onValueChange} {...props} />);
  return { onValueChange, box: screen.getByRole('textbox', { name: 'Colour' }) };
}
const swatch = (name: string) => screen.getByRole('radio', { name });

describe('ColourField: swatches', () => {
  it('are a radio group; a click sets the hex code', async () => {
    const { box, onValueChange } = setUp();
    expect(screen.getByRole('radiogroup', { name: 'Preset colours' })).toBeInTheDocument();
    await userEvent.click(swatch('Marking red'));
    expect(onValueChange.mock.calls).toEqual([['#ce2a29']]);
    expect(swatch('Marking red')).toBeChecked();
    expect(box).toHaveValue('#CE2A29');
  });

  it('are one tab stop; arrow keys, Home, End and letters choose', async () => {
    const { onValueChange } = setUp({ defaultValue: '#ec7c0e' });
    await userEvent.tab();
    expect(swatch('Safety orange')).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Safety orange');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{Home}s');
    expect(onValueChange.mock.calls.flat()).toEqual(['#59c5e8', '#ce2a29', '#59c5e8', '#ce2a29', '#ec7c0e']);
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('check the one whose hex code is typed', async () => {
    const { box } = setUp();
    await userEvent.type(box, '#EC7C0E');
    expect(swatch('Safety orange')).toBeChecked();
  });

  it.each([['disabled'], ['readOnly']])('cannot be chosen when %s', async (state) => {
    const { onValueChange } = setUp({ [state]: true });
    await userEvent.click(swatch('Sky'));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('ColourField: the text box', () => {
  it.each([
    ['#abcdef', '#abcdef', '#ABCDEF'],
    [' #AbCdEf', '#abcdef', '#ABCDEF'],
  ])('accepts %j', async (typed, value, shown) => {
    const { box, onValueChange } = setUp({ swatches: [] });
    await userEvent.type(box, typed);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(box).toHaveValue(typed);
    await userEvent.tab();
    expect(box).toHaveValue(shown);
  });

  it('reports null without a message when it is cleared', async () => {
    const { box, onValueChange } = setUp({ defaultValue: '#ec7c0e' });
    await userEvent.clear(box);
    await userEvent.tab();
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByText(notHex)).toBeNull();
  });

  it.each(['blue', '#fff', 'fff', 'a1b2c3', 'a1b2c3d'])(
    '%s is not a hex code: an error on blur, and the text is kept',
    async (typed) => {
      const { box, onValueChange } = setUp();
      await userEvent.type(box, typed);
      expect(screen.queryByText(notHex)).toBeNull();
      await userEvent.tab();
      expect(box).toHaveAccessibleDescription(notHex);
      expect(box).toBeInvalid();
      expect(box).toHaveValue(typed);
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.click(swatch('Sky'));
      expect(screen.queryByText(notHex)).toBeNull();
    },
  );

  it('shows the message of validate while typing', async () => {
    const { box } = setUp({ validate });
    await userEvent.type(box, '#0060c1');
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(tooSimilar);
    await userEvent.keyboard('{Backspace}0');
    expect(box).toBeValid();
  });
});

describe('ColourField in a Field and a form', () => {
  it('hides its own message while the Field shows an error', () => {
    render(
      <Field label="Colour" error={tooSimilar} touched>
        <ColourField value="#0060c1" validate={validate} />
      </Field>,
    );
    expect(screen.getAllByText(tooSimilar)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Colour' })).toHaveAccessibleDescription(tooSimilar);
  });

  it('shows a controlled value and submits it with a form', () => {
    const field = (value: string | null) => (
      <form data-testid="form">
        <ColourField aria-label="Colour" name="colour" value={value} />
      </form>
    );
    const { rerender } = render(field('#AABBCC'));
    expect(screen.getByRole('textbox')).toHaveValue('#AABBCC');
    rerender(field('#59c5e8'));
    expect(screen.getByRole('textbox')).toHaveValue('#59C5E8');
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('colour')).toBe('#59c5e8');
  });
});

it.each([
  ['Space', ' '],
  ['Enter', '{Enter}'],
])('%s chooses the focused swatch', async (_key, keys) => {
  const { onValueChange } = setUp();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(onValueChange.mock.calls).toEqual([['#ce2a29']]);
});
