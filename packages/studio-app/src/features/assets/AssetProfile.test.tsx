import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { AssetInspections } from './AssetInspections.tsx';
import { AssetProfile } from './AssetProfile.tsx';

const severity = (name: string, scale: number) => ({
  id: name,
  name,
  scale,
  icon: scale,
  colour: `#00000${scale}`,
  isActive: true,
});
const scale = {
  id: 'scale-1',
  name: 'Defect urgency',
  isNumerical: false,
  isArchived: false,
  severities: [severity('Watch', 0), severity('Soon', 1), severity('Now', 2)],
};
const asset = {
  ...viaduct,
  location: { longitude: -3.4066, latitude: 56.0042 },
  modified: '2025-05-06T12:00:00.000Z',
  involved: [{ id: 'yui-1', name: 'Yui Tanaka', thumbnail: null }],
};
const inspections = [
  inspection({
    id: 'b',
    name: 'MastB',
    status: 'Completed',
    imageCount: 1412,
    size: 5 * 1024 ** 2,
    modified: '2025-07-08T12:00:00.000Z',
  }),
  inspection({
    id: 'a',
    name: 'AlvaA',
    status: 'Failed',
    imageCount: 1,
    size: 2048,
    modified: '2025-09-10T12:00:00.000Z',
  }),
];

let asked: ReturnType<typeof renderScreen>['asked'];

beforeEach(async () => {
  const replies = new Map<object, unknown>([
    [calls.getAsset, asset],
    [calls.getAssetSeverity, scale],
    [calls.listCategories, [{ id: 'crack-1', name: 'Crack', colour: '#d40000', model: null, isArchived: false }]],
    [calls.listProjects, pageOf(inspections, 2, 24)],
  ]) as Replies;
  ({ asked } = renderScreen(<AssetProfile assetId="kinnaird-1" />, replies));
  await screen.findByText('Crack');
  await screen.findByText('MastB');
});

it('every fact shows its own value of the asset', () => {
  expect(factsOf()).toEqual({
    Site: 'Forth Estuary',
    'Type of asset': 'Bridge',
    'Modified on': '2025-05-06',
    Location: '56.0042, -3.4066',
    'Created by': 'Priya Raman',
    'User involvement': 'YT',
    'Severity scale': expect.stringMatching(/^Defect urgency.*Lowest ?Watch.*Highest ?Now$/) as string,
    Categories: 'Crack',
  });
  expect(screen.getByRole('img', { name: 'Yui Tanaka' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Forth Estuary' })).toHaveAttribute('href', '/sites/forth-1');
});

it('inspections show name, images, size, status and date, in the order of the reply, newest first', () => {
  const section = screen.getByRole('region', { name: 'Inspections 2' });
  const rows = within(section)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/inspections/') && link.closest('li'))
    .map((link) => [
      link.getAttribute('href'),
      ...[...(link.closest('li')?.querySelectorAll('p, time') ?? [])].map(({ textContent }) => textContent),
    ]);
  expect(rows).toEqual([
    ['/inspections/b', 'MastB', '1,412 images', '5 MB', '2025-07-08'],
    ['/inspections/a', 'AlvaA', '1 image', '2 KB', '2025-09-10'],
  ]);
  const items = within(section).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('Failed');
  expect(asked.find(({ call }) => call === calls.listProjects)).toMatchObject({
    query: { filter: "assetId eq 'kinnaird-1'", orderBy: 'modified desc' },
    page: { top: 24, skip: 0 },
  });
});

it('the last inspection of a page is deleted before the page is opened: the page before appears', async () => {
  const many = Array.from({ length: 49 }, (_, index) => inspection({ id: `i-${index}`, name: `Pass ${index}` }));
  const replies = new Map<object, unknown>([[calls.listProjects, pagedList(many)]]) as Replies;
  renderScreen(<AssetInspections asset={asset} />, replies);
  await screen.findByRole('link', { name: 'Pass 0' });
  many.pop();
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await screen.findByRole('link', { name: 'Pass 47' });
  expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
});

it('the next page of inspections is fetched when its button is pointed at', async () => {
  const many = Array.from({ length: 73 }, (_, index) => inspection({ id: `i-${index}`, name: `Pass ${index}` }));
  const replies = new Map<object, unknown>([[calls.listProjects, pagedList(many)]]) as Replies;
  const { asked: sent } = renderScreen(<AssetInspections asset={asset} />, replies);
  await screen.findByRole('link', { name: 'Pass 0' });
  await userEvent.hover(screen.getByRole('button', { name: 'Next page' }));
  const pages = () => sent.flatMap(({ call, page }) => (call === calls.listProjects ? [page] : []));
  await waitFor(() => expect(pages()).toHaveLength(2));
  expect(pages()[1]).toEqual({ top: 24, skip: 24 });
});
