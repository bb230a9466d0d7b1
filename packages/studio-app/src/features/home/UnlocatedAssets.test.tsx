import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viaduct } from '../inspections/testing/records.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { UnlocatedAssets } from './UnlocatedAssets.tsx';

const assets = Array.from({ length: 7 }, (_, index) => ({ ...viaduct, id: `a${index}`, name: `Mast ${index}` }));

it('five assets without a location are listed, the number of the others, and the note', async () => {
  renderScreen(<UnlocatedAssets assets={assets} />, new Map());
  expect(
    await screen.findByText('An asset gets a location when its first inspection is processed.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveTextContent(/^Assets without a location ?7$/);
  const rows = screen.getAllByRole('link').map((link) => [link.closest('li')?.textContent, link.getAttribute('href')]);
  expect(rows).toEqual([0, 1, 2, 3, 4].map((index) => [`Mast ${index}Bridge`, `/assets/a${index}`]));
  expect(screen.getByText(/^\+ ?2/)).toBeInTheDocument();
});
