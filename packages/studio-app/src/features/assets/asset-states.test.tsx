import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StudioError } from '../../api/index.ts';
import * as profile from '../../routes/assets/profile.tsx';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { AssetInspections } from './AssetInspections.tsx';
import { AssetProfile } from './AssetProfile.tsx';
import { EditAsset } from './EditAsset.tsx';

const severity = { id: 's', name: 'Watch', scale: 0, icon: 0, colour: '#000001', isActive: true };
const scale = { id: 'scale-1', name: 'Urgency', isNumerical: false, isArchived: true, severities: [severity] };
const replies = () =>
  new Map<Call, unknown>([
    [calls.getAsset, { ...viaduct, thumbnail: '/viaduct.webp' }],
    [calls.getAssetSeverity, scale],
    [calls.listCategories, []],
    [calls.listProjects, pageOf([])],
  ]);

it('an asset without location, people and inspections says so, and shows its image', async () => {
  renderScreen(<AssetProfile assetId="kinnaird-1" />, replies());
  expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument();
  expect(factsOf()).toMatchObject({ Location: 'Not recorded', 'User involvement': 'Nobody yet' });
  expect(screen.getByRole('region', { name: 'Inspections 0' })).toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', '/viaduct.webp');
});

it('both ends of an archived severity scale are struck through and say why', async () => {
  renderScreen(<AssetProfile assetId="kinnaird-1" />, replies());
  const ends = await screen.findAllByText('archived');
  expect(ends).toHaveLength(2);
  await userEvent.hover(screen.getAllByText('Watch')[0]!);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('This severity has been deleted.');
});

it.each<[string, Call, unknown, string]>([
  ['severity scale', calls.getAssetSeverity, scale, 'Urgency'],
  ['categories', calls.listCategories, [{ ...severity, name: 'Crack', model: null }], 'Crack'],
  ['inspections', calls.listProjects, pageOf([inspection({ name: 'Pass 1' })]), 'Pass 1'],
  ['asset', calls.getAsset, viaduct, 'Priya Raman'],
])('the %s that cannot be read say why in their place, and are read again', async (_part, call, reply, text) => {
  const given = replies().set(call, new Error('The server is busy.'));
  renderScreen(<AssetProfile assetId="kinnaird-1" />, given);
  expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  given.set(call, reply);
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText('The server is busy.')).toBeNull();
});

it.each([
  ['a profile', <AssetProfile key="profile" assetId="gone" />],
  ['a form', <EditAsset key="form" assetId="gone" onDone={() => undefined} />],
])('an unknown asset has a way back instead of %s', async (_place, element) => {
  renderScreen(element, replies().set(calls.getAsset, StudioError.fromAnswer(404)));
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it.each<[User['roleId'], 'member' | 'uploader' | 'stranger', mayCreate: boolean]>([
  ['Manager', 'stranger', true],
  ['Member', 'member', true],
  ['Uploader', 'uploader', true],
  ['Member', 'stranger', false],
  ['Viewer', 'member', false],
])('%s as %s of the asset may create an inspection: %s', async (roleId, relation, mayCreate) => {
  const ids = (kind: typeof relation) => (kind === relation ? ['maren-1'] : []);
  const asset = { ...viaduct, memberIds: ids('member'), uploaderIds: ids('uploader') };
  renderScreen(<AssetInspections asset={asset} />, replies(), '/', { person: { roleId } });
  await screen.findByText('There is nothing here yet.');
  const links = screen.queryAllByRole('link', { name: 'Create Inspection' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(mayCreate ? ['/inspections/create?asset=kinnaird-1'] : []);
});

it('one page of inspections has no pages, and each has its own image', async () => {
  const given = replies().set(calls.listProjects, pageOf([inspection({ thumbnail: '/north.webp' })]));
  renderScreen(<AssetInspections asset={{ ...viaduct, thumbnail: '/viaduct.webp' }} />, given);
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('img')).toHaveAttribute('src', '/north.webp');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/inspections/north-1');
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});

it('the next page of inspections is read when it is opened', async () => {
  const many = Array.from({ length: 49 }, (_, index) => inspection({ id: `i-${index}`, name: `Pass ${index}` }));
  const { asked } = renderScreen(
    <AssetInspections asset={viaduct} />,
    replies().set(calls.listProjects, pagedList(many)),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Pass 24' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Page 2 of 3')).toBeInTheDocument());
  expect(asked.at(-1)?.query?.filter).toBe("assetId eq 'kinnaird-1'");
});

it('another asset that was read before begins with its first page of inspections', async () => {
  const many = Array.from({ length: 49 }, (_, index) => inspection({ id: `i-${index}`, name: `Pass ${index}` }));
  const given = replies()
    .set(calls.listProjects, pagedList(many))
    .set(calls.getAsset, ({ params }: { params: { id: string } }) => ({ ...viaduct, id: params.id, name: params.id }));
  const route = { path: '/assets/:id' };
  const { router } = renderScreen(<profile.Component />, given, '/assets/mast', { route });
  await screen.findByRole('dialog', { name: 'mast' });
  await act(() => router.navigate('/assets/tank'));
  await screen.findByRole('dialog', { name: 'tank' });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 of 3');
  await act(() => router.navigate('/assets/mast'));
  expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
});
