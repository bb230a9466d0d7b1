import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { button, press, showLayout as show } from './testing/show-layout.tsx';

describe('the sections', () => {
  const looks = (...names: string[]) =>
    names.map((name) => {
      const { dataset } = button(name);
      return [name, dataset['state'], dataset['mapped'] === 'true', dataset['reading']];
    });
  const note = () => screen.getByRole('region', { name: 'Location mapping' }).querySelector('strong + *');

  it('show what belongs together while reading; a second click ends it', async () => {
    await show();
    await press('Deck');
    await waitFor(() => expect(note()).toHaveTextContent(/^Deck › North, South$/));
    expect(looks('Deck', 'Pier', 'Abutment', 'North')).toEqual([
      ['Deck', 'disabled', true, 'chosen'],
      ['Pier', 'disabled', true, 'dimmed'],
      ['Abutment', 'disabled', false, undefined],
      ['North', 'disabled', true, 'related'],
    ]);
    expect(button('Deck')).toHaveAttribute('aria-current', 'true');
    await press('Deck');
    expect(await screen.findByText('No section is chosen.')).toBeInTheDocument();
    expect(button('Deck')).not.toHaveAttribute('aria-current');
  });

  it('show what is selected and what can be selected while mapping', async () => {
    await show();
    await press('Deck');
    await press('Begin location mapping');
    expect(looks('Deck', 'Abutment', 'North')).toEqual([
      ['Deck', 'mapped', true, undefined],
      ['Abutment', 'default', false, undefined],
      ['North', 'disabled', true, undefined],
    ]);
    await press('Deck');
    expect(looks('Deck', 'North')).toEqual([
      ['Deck', 'selected', true, undefined],
      ['North', 'mapped', true, undefined],
    ]);
    expect(button('Deck')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Deck')).toHaveAttribute('title', 'Select again to remove Deck and 2 locations below it');
    expect(button('North')).toHaveAccessibleDescription('Mapped');
    await press('Cancel');
    await waitFor(() => expect(note()).toHaveTextContent(/^4 locations mapped\. Select a section/));
  });

  it('are selected as a range with Shift', async () => {
    await show(null);
    await press('Begin location mapping');
    expect(note()).toHaveTextContent('Select a section of Part. Shift-click selects a range within one layer.');
    const user = userEvent.setup();
    await user.click(button('Deck'));
    await user.keyboard('{Shift>}');
    await user.click(button('Abutment'));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(note()).toHaveTextContent(/^3 sections of Part selected\./));
  });

  it('are one tab stop, and arrow keys move the focus; with Shift they select a range', async () => {
    await show(null);
    await press('Begin location mapping');
    button('Deck').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Pier')).toHaveFocus();
    expect(['Deck', 'Pier', 'Abutment'].map((name) => button(name).tabIndex)).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(note()).toHaveTextContent(/^2 sections of Part selected\./));
    expect(button('Abutment')).toHaveFocus();
  });

  it('on a phone, the bar warns of the removal alone, and its buttons are icons with a name', async () => {
    onPhone();
    await show();
    await press('Begin location mapping');
    await press('Deck');
    await waitFor(() => expect(note()?.textContent).toBe('Select again to remove: Deck with 2 below.'));
    expect(['Undo', 'Remove location mapping'].map((name) => [button(name).textContent, button(name).title])).toEqual([
      ['', 'Undo'],
      ['', 'Remove location mapping'],
    ]);
  });
});
