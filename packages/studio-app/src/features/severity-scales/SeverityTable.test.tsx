import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeverityTable } from './SeverityTable.tsx';

const severities = [
  { id: 'urgent', name: 'Urgent', scale: 2, colour: '#ce2a29', icon: 0 },
  { id: 'monitor', name: 'Monitor', scale: 0, colour: '#429c5a', icon: 3 },
  { id: 'plan', name: 'Plan', scale: 1, colour: '#c98a00', icon: 1 },
];

it('severities are numbered from the lowest, each with its own colour, icon and name', () => {
  render(<SeverityTable severities={severities} isNumerical={false} isArchived={false} />);
  const [, ...rows] = screen.getAllByRole('row');
  const textsOf = (row: HTMLElement) => [
    within(row).getAllByRole('cell')[0]?.textContent,
    within(row).getAllByRole('cell')[1]?.textContent,
    within(row).getAllByRole('cell')[2]?.textContent,
    within(row).getByRole('rowheader').textContent,
  ];
  expect(rows.map(textsOf)).toEqual([
    ['1', '#429c5a', 'Octagon', 'Monitor'],
    ['2', '#c98a00', 'Diamond', 'Plan'],
    ['3', '#ce2a29', 'Circle', 'Urgent'],
  ]);
});

it.each([
  [true, 'Value'],
  [false, 'Term'],
])('the names of a scale that is numerical (%s) are headed %s', (isNumerical, heading) => {
  render(<SeverityTable severities={severities} isNumerical={isNumerical} isArchived={false} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Colour',
    'Icon',
    heading,
  ]);
});
