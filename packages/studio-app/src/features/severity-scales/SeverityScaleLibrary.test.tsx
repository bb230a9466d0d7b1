import { calls } from '@inspection-studio/domain/calls';
import type { SeverityScale } from '@inspection-studio/domain/severity-scales';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { coloursOf, factsOf, pageOf, rowsOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { SeverityScaleDetails } from './SeverityScaleDetails.tsx';
import { SeverityScaleForm } from './SeverityScaleForm.tsx';
import { SeverityScaleLibrary } from './SeverityScaleLibrary.tsx';

const severity = (name: string, scale: number, colour: string) => ({ id: name, name, scale, colour, icon: 0 });
const urgency: SeverityScale = {
  id: 'urgency-1',
  name: 'Urgency',
  modified: '2025-01-02T12:00:00.000Z',
  isArchived: false,
  isNumerical: false,
  severities: [severity('Watch', 0, '#00aa00'), severity('Plan', 1, '#bbbb00'), severity('Now', 2, '#cc0000')],
};
const condition: SeverityScale = {
  ...urgency,
  id: 'condition-1',
  name: 'Condition',
  modified: '2025-03-04T12:00:00.000Z',
  isNumerical: true,
  severities: [severity('4', 4, '#0000aa'), severity('5', 5, '#00aaaa')],
};
const old: SeverityScale = {
  ...condition,
  id: 'old-1',
  name: 'Old',
  modified: '2025-05-06T12:00:00.000Z',
  isArchived: true,
};

const replies = new Map<object, unknown>([
  [
    calls.listSeverityScales,
    ({ query }: { query?: { filter?: string } }) =>
      pageOf(query?.filter?.includes('isArchived eq true') ? [old] : [urgency, condition]),
  ],
  [calls.getSeverityScale, urgency],
]) as Replies;

const show = async () => {
  renderScreen(<SeverityScaleLibrary />, replies);
  await screen.findByRole('link', { name: 'Condition' });
};

describe('the severity scales of the library', () => {
  it('every column shows its own value, with the colours from the lowest to the highest', async () => {
    await show();
    expect(rowsOf('severity scales').map(({ Actions: _menu, ...rest }) => rest)).toEqual([
      { Name: 'Urgency', 'Lowest to highest': 'Watch to Now', Colours: '', Type: 'Term', Modified: '2025-01-02' },
      { Name: 'Condition', 'Lowest to highest': '4 to 5', Colours: '', Type: 'Numerical', Modified: '2025-03-04' },
    ]);
    const [, ...rows] = within(screen.getByRole('table', { name: 'severity scales' })).getAllByRole('row');
    expect(rows.map(coloursOf)).toEqual([
      ['rgb(0, 170, 0)', 'rgb(187, 187, 0)', 'rgb(204, 0, 0)'],
      ['rgb(0, 0, 170)', 'rgb(0, 170, 170)'],
    ]);
    expect(screen.getByRole('link', { name: 'Urgency' })).toHaveAttribute('href', '/severities/urgency-1');
  });

  it('on a phone a row has name, range, colours, type and date', async () => {
    onPhone();
    await show();
    const rows = within(screen.getByRole('list', { name: 'severity scales' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'UrgencyWatch to NowTerm2025-01-02',
      'Condition4 to 5Numerical2025-03-04',
    ]);
    expect(rows.map(coloursOf)[1]).toEqual(['rgb(0, 0, 170)', 'rgb(0, 170, 170)']);
  });

  it('an archived scale has its own values, says what was deleted and offers Restore', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Old archived' });
    expect(rowsOf('archived severity scales')).toMatchObject([
      { 'Lowest to highest': '4 to 5', Modified: '2025-05-06' },
    ]);
    expect(screen.getByRole('button', { name: 'Restore Old' })).toBeInTheDocument();
    link.focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^This severity has been deleted\.$/));
  });
});

it.each([
  [urgency, { Type: 'Term', Severities: '3', 'Modified on': '2025-01-02', Status: 'Active' }],
  [old, { Type: 'Numerical', Severities: '2', 'Modified on': '2025-05-06', Status: 'Archived' }],
])('every fact of $name is its own', async (scale, facts) => {
  renderScreen(<SeverityScaleDetails scaleId={scale.id} />, new Map([...replies, [calls.getSeverityScale, scale]]));
  await screen.findByRole('table');
  expect(factsOf()).toEqual(facts);
});

it('a higher bound that is too low says so at the lower bound, at once', async () => {
  const user = userEvent.setup();
  const ignore = () => undefined;
  renderScreen(<SeverityScaleForm onSaved={ignore} onSavedForAnother={ignore} onCancel={ignore} />, replies);
  await user.click(await screen.findByRole('radio', { name: 'Numerical' }));
  const high = screen.getByRole('spinbutton', { name: 'Highest severity' });
  await user.clear(high);
  await user.type(high, '1{Tab}');
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: 'Lowest severity' })).toHaveAccessibleDescription(
      'Lower severity bound cannot be greater or equal to higher severity bound.',
    ),
  );
});
