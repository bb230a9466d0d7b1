import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { MultiValueField, type MultiValueFieldProps } from './index.js';

function setUp(props: Partial<MultiValueFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(<MultiValueField aria-label="Emails" onValueChange={onValueChange} {...props} />);
  return { onValueChange, box: screen.getByRole('textbox', { name: 'Emails' }) };
}
const chipNames = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const removeButton = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });
const validate = (value: string) => (value.includes('@') ? null : 'Not an e-mail address');

describe('MultiValueField: adding', () => {
  it.each([
    ['Enter', 'a@b.co{Enter}'],
    ['a comma', 'a@b.co,'],
    ['a semicolon', 'a@b.co;'],
  ])('by %s, and clears the box', async (_case, keys) => {
    const { box, onValueChange } = setUp();
    await userEvent.type(box, keys);
    expect(onValueChange.mock.calls).toEqual([[['a@b.co']]]);
    expect(chipNames()).toEqual(['a@b.co']);
    expect(box).toHaveValue('');
    expect(screen.getByText('a@b.co added')).toBeInTheDocument();
  });

  it('by its button, which returns focus to the box', async () => {
    const { box, onValueChange } = setUp();
    await userEvent.type(box, ' Ruth Abernethy ');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onValueChange.mock.calls).toEqual([[['Ruth Abernethy']]]);
    expect(box).toHaveFocus();
  });

  it('on blur', async () => {
    const { box, onValueChange } = setUp({ defaultValue: ['a@b.co'] });
    await userEvent.type(box, 'c@d.co');
    await userEvent.tab();
    expect(onValueChange.mock.calls).toEqual([[['a@b.co', 'c@d.co']]]);
  });

  it('by pasting a list, including the text already typed around it', async () => {
    const { box, onValueChange } = setUp();
    await userEvent.type(box, 'x');
    await userEvent.paste('1@b.co, 2@b.co\n3@b.co');
    expect(onValueChange.mock.calls).toEqual([[['x1@b.co', '2@b.co', '3@b.co']]]);
    expect(screen.getByText('3 added')).toBeInTheDocument();
  });

  it.each([
    ['pasted', async () => userEvent.paste('"Moss, Ada" <a@b.co>; c@d.co')],
    ['entered', async () => userEvent.keyboard('"Moss<a@b.co>{Enter}c@d.co{Enter}')],
  ])('%s text by readEntries, if it is given', async (_how, enter) => {
    const readEntries = (text: string) => text.match(/\w@\w\.co/g) ?? [];
    const { box, onValueChange } = setUp({ readEntries });
    box.focus();
    await enter();
    expect(onValueChange).toHaveBeenLastCalledWith(['a@b.co', 'c@d.co']);
    expect(chipNames()).toEqual(['a@b.co', 'c@d.co']);
    expect(box).toHaveValue('');
  });

  it('keeps a single pasted value in the box', async () => {
    const { box, onValueChange } = setUp();
    box.focus();
    await userEvent.paste('Ruth Abernethy');
    expect(box).toHaveValue('Ruth Abernethy');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('ignores empty entries', async () => {
    const { box, onValueChange } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.type(box, '  {Enter},,');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(chipNames()).toEqual([]);
  });

  it('does not add a duplicate, and flags it until the text changes', async () => {
    const { box, onValueChange } = setUp({ defaultValue: ['a@b.co'] });
    await userEvent.type(box, 'A@B.co{Enter}');
    expect(screen.getByText('Already added: A@B.co')).toBeInTheDocument();
    expect(box).toHaveAccessibleDescription('Already added: A@B.co');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(box, 'c');
    expect(screen.queryByText(/Already added/)).toBeNull();
  });

  it('submits the form with Enter only from the empty box', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
        <MultiValueField aria-label="Emails" />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'a@b.co{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('MultiValueField: removing', () => {
  it('Backspace in the empty box moves to the last entry, and a second one removes it', async () => {
    const { box, onValueChange } = setUp({ defaultValue: ['a@b.co', 'c@d.co'] });
    box.focus();
    await userEvent.keyboard('{Backspace}');
    expect(removeButton('c@d.co')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(onValueChange.mock.calls).toEqual([[['a@b.co']]]);
    expect(removeButton('a@b.co')).toHaveFocus();
    expect(screen.getByText('c@d.co removed')).toBeInTheDocument();
  });

  it('focuses the box if no entry remains', async () => {
    const { box } = setUp({ defaultValue: ['a@b.co'] });
    removeButton('a@b.co').focus();
    await userEvent.keyboard('{Delete}');
    expect(chipNames()).toEqual([]);
    expect(box).toHaveFocus();
  });

  it.each([['disabled'], ['readOnly']])('is not possible when %s', (state) => {
    setUp({ defaultValue: ['a@b.co'], [state]: true });
    expect(removeButton('a@b.co')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });
});

describe('MultiValueField: invalid entries', () => {
  it('marks each invalid entry and shows its message once below the field', async () => {
    const { box } = setUp({ defaultValue: ['ada', 'a@b.co'], validate });
    await userEvent.type(box, 'dele{Enter}');
    const message = 'ada, dele: Not an e-mail address';
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(removeButton('ada')).toHaveAccessibleDescription(message);
    expect(removeButton('a@b.co')).not.toHaveAccessibleDescription();
    expect(box).toBeInvalid();
  });

  it('is valid again when the invalid entry is removed', async () => {
    const { box } = setUp({ defaultValue: ['ada', 'a@b.co'], validate });
    await userEvent.click(removeButton('ada'));
    expect(screen.queryByText(/Not an e-mail/)).toBeNull();
    expect(box).toBeValid();
  });
});

describe('MultiValueField in a Field and a form', () => {
  it('is named by its Field, and its button by its label and the Field', () => {
    render(
      <Field label="Acquisition team" hint="Empty entries are ignored">
        <MultiValueField />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Acquisition team' })).toHaveAccessibleDescription(
      'Empty entries are ignored',
    );
    expect(screen.getByRole('button', { name: 'Add Acquisition team' })).toBeEnabled();
  });

  it('submits one value per entry with a form', () => {
    render(
      <form data-testid="form">
        <MultiValueField aria-label="Emails" name="emails" value={['a@b.co', 'c@d.co']} />
      </form>,
    );
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('emails')).toEqual(['a@b.co', 'c@d.co']);
  });

  it('shows the controlled entries', async () => {
    const { box, onValueChange } = setUp({ value: ['a@b.co'] });
    await userEvent.type(box, 'c@d.co{Enter}');
    expect(onValueChange.mock.calls).toEqual([[['a@b.co', 'c@d.co']]]);
    expect(chipNames()).toEqual(['a@b.co']);
  });
});

it('arrow keys, Home and End move between entries, and after the last one back to the box', async () => {
  const { box } = setUp({ defaultValue: ['a@b.co', 'c@d.co', 'e@f.co'] });
  box.focus();
  await userEvent.keyboard('{Backspace}');
  expect(removeButton('e@f.co')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(removeButton('c@d.co')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(removeButton('a@b.co')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(removeButton('e@f.co')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box).toHaveFocus();
});
