import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { coloursOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { SeverityScaleForm } from './SeverityScaleForm.tsx';

const user = userEvent.setup();
const BOUNDS = 'Lower severity bound cannot be greater or equal to higher severity bound.';
const bound = (name: string) => screen.getByRole('spinbutton', { name: `${name} severity` });
const term = (place: number) => screen.getByRole('textbox', { name: `Term ${place}` });

async function show(type: 'Numerical' | 'Term') {
  const [onSaved, onSavedForAnother, onCancel] = [vi.fn(), vi.fn(), vi.fn()];
  const { asked } = renderScreen(
    <SeverityScaleForm onSaved={onSaved} onSavedForAnother={onSavedForAnother} onCancel={onCancel} />,
    new Map([[calls.createSeverityScale, { id: 'urgency-1', name: 'Urgency as saved' }]]),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Urgency');
  await user.click(screen.getByRole('radio', { name: type }));
  const fill = async (name: string, value: string) => {
    await user.clear(bound(name));
    await user.type(bound(name), `${value}{Tab}`);
  };
  const payload = () => asked.find(({ call }) => call === calls.createSeverityScale)?.payload;
  return { fill, payload, onSaved, onSavedForAnother, onCancel };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the bounds of a numerical scale', () => {
  it('are checked together, whichever is changed last', async () => {
    const { fill } = await show('Numerical');
    await fill('Highest', '0');
    expect(await screen.findByText(BOUNDS)).toBeVisible();
    await fill('Highest', '9');
    await waitFor(() => expect(screen.queryByText(BOUNDS)).toBeNull());
    await fill('Lowest', '9');
    expect(await screen.findByText(BOUNDS)).toBeVisible();
    await fill('Lowest', '2');
    await waitFor(() => expect(screen.queryByText(BOUNDS)).toBeNull());
  });

  it('show the values between them as they are saved', async () => {
    const { fill, payload, onSaved } = await show('Numerical');
    await fill('Lowest', '2');
    await fill('Highest', '4');
    expect(await screen.findByText('3 values, filled from 2 to 4')).toBeVisible();
    const values = screen.getByRole('list', { name: 'Values of the scale' });
    expect(
      within(values)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '3', '4']);
    expect(coloursOf(values)).toEqual(['rgb(66, 156, 90)', 'rgb(236, 137, 4)', 'rgb(126, 19, 31)']);
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 'urgency-1', name: 'Urgency as saved' }));
    expect(payload()).toMatchObject({
      name: 'Urgency',
      isNumerical: true,
      severities: [{ name: '2' }, { name: '3' }, { name: '4' }],
    });
  });

  it('are whole numbers from 0 to 99, and show no values while they are not', async () => {
    const { fill } = await show('Numerical');
    for (const name of ['Lowest', 'Highest']) {
      expect(bound(name)).toBeRequired();
      expect([bound(name).getAttribute('min') ?? bound(name).getAttribute('aria-valuemin')]).toEqual(['0']);
      expect([bound(name).getAttribute('max') ?? bound(name).getAttribute('aria-valuemax')]).toEqual(['99']);
    }
    await fill('Highest', '0');
    await screen.findByText(BOUNDS);
    expect(screen.queryByRole('list', { name: 'Values of the scale' })).toBeNull();
  });
});

describe('the terms of a scale', () => {
  it('are saved from the lowest to the highest, each with its icon', async () => {
    const { payload, onSavedForAnother, onSaved } = await show('Term');
    await user.type(term(1), 'Watch');
    await press('Add term');
    await user.type(term(2), 'Now');
    const icons = screen.getByRole('radiogroup', { name: 'Icon of term 2' });
    await user.click(within(icons).getByRole('radio', { name: 'Octagon' }));
    await press('Save and add another');
    await waitFor(() => expect(onSavedForAnother).toHaveBeenCalledTimes(1));
    expect(onSaved).not.toHaveBeenCalled();
    expect(payload()).toMatchObject({
      isNumerical: false,
      severities: [
        { name: 'Watch', icon: 0 },
        { name: 'Now', icon: 3 },
      ],
    });
    const toast = (await screen.findAllByText('Severity scale created'))[0]?.closest('li');
    expect(toast).toHaveTextContent('Urgency as saved');
  });

  it('show the colour that each will have, by their order', async () => {
    await show('Term');
    await user.type(term(1), 'Watch');
    await press('Add term');
    await user.type(term(2), 'Now');
    const [first, second] = within(screen.getByRole('group', { name: 'Terms' })).getAllByRole('listitem');
    expect(coloursOf(first!)[0]).toBe('rgb(66, 156, 90)');
    expect(coloursOf(second!)[0]).toBe('rgb(126, 19, 31)');
    expect(screen.getByText('No.').parentElement).toHaveTextContent('No.ColourIconTerm');
  });

  it('that are all empty are not saved, and focus moves to the first, which ends the error', async () => {
    const { payload } = await show('Term');
    await press('Save');
    expect(await screen.findByText('At least 1 term must be provided.')).toBeVisible();
    await waitFor(() => expect(term(1)).toHaveFocus());
    expect(payload()).toBeUndefined();
    await user.type(term(1), 'Now');
    await waitFor(() => expect(screen.queryByText('At least 1 term must be provided.')).toBeNull());
  });

  it('are all empty once the only one is cleared, which is an error at once', async () => {
    await show('Term');
    await user.type(term(1), 'Now{Tab}');
    await user.clear(term(1));
    await user.tab();
    expect(await screen.findByText('At least 1 term must be provided.')).toBeVisible();
  });

  it('keep at least one', async () => {
    await show('Term');
    screen.getByRole('button', { name: 'Delete term 1' }).focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('A scale has at least one term'));
  });
});

it('Cancel saves nothing', async () => {
  const { onCancel, payload } = await show('Term');
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(payload()).toBeUndefined();
});
