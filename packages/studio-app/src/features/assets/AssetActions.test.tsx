import { calls } from '@inspection-studio/domain/calls';
import type { UserRole } from '@inspection-studio/domain/users';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSend } from '../../api/index.ts';
import { assetQuery, siteQuery } from '../../data/index.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { SiteActions } from '../sites/SiteActions.tsx';
import { AssetActions } from './AssetActions.tsx';

const site = { id: 'forth-1', name: 'Forth Estuary', thumbnail: null, location: null, modified: '', assetCount: 0 };
const asset = (projectCount: number) => new Map<object, unknown>([[calls.getAsset, { ...viaduct, projectCount }]]);

/** Appears as soon as both records are loaded. */
function Names() {
  const send = useSend();
  const names = [useQuery(siteQuery(send, 'forth-1')).data?.name, useQuery(assetQuery(send, 'kinnaird-1')).data?.name];
  return <p>{names.join(' ')}</p>;
}

it.each<[UserRole, string[]]>([
  ['Member', []],
  ['Manager', ['Edit', 'Delete']],
  ['Admin', ['Edit', 'History', 'Delete']],
])('%s may do with a site and an asset: %s', async (roleId, names) => {
  const replies = new Map<object, unknown>([...asset(3), [calls.getSite, site]]) as Replies;
  const actions = (
    <>
      <section aria-label="Site">
        <SiteActions siteId="forth-1" />
      </section>
      <section aria-label="Asset">
        <AssetActions assetId="kinnaird-1" />
      </section>
      <Names />
    </>
  );
  renderScreen(actions, replies, '/', { person: { roleId } });
  await screen.findByText('Forth Estuary Kinnaird Viaduct');
  const shown = [...document.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('a, button')].map(({ textContent }) => textContent),
  );
  expect(shown).toEqual([names, names]);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.includes('update'))).toEqual(
    names[0] ? ['/sites/update/forth-1', '/assets/update/kinnaird-1'] : [],
  );
  expect(links.filter((href) => href?.includes('activity'))).toEqual(
    roleId === 'Admin' ? ['/company/activity?record=forth-1', '/company/activity?record=kinnaird-1'] : [],
  );
});

it.each([
  [0, 'Kinnaird Viaduct is deleted. This cannot be undone.'],
  [1, 'Kinnaird Viaduct is deleted with its 1 inspection. This cannot be undone.'],
  [1412, 'Kinnaird Viaduct is deleted with its 1,412 inspections. This cannot be undone.'],
])('the question before an asset is deleted names its inspections: %i', async (projectCount, text) => {
  renderScreen(<AssetActions assetId="kinnaird-1" />, asset(projectCount) as Replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete asset' })).toHaveAccessibleDescription(text);
});
