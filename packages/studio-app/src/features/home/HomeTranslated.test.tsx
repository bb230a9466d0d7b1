import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { changeHome } from '../../settings/index.ts';
import { pageOf } from '../inspections/testing/read-screen.ts';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { type Asked, type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { HomePage } from './HomePage.tsx';

/** As browsers do: elements with other words take the place of every text node that is not a name. */
function translatePage() {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('[translate=no]'),
  )) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const north = inspection({ name: 'NorthTowerA' });
const newest = { ...viaduct, name: 'Ardlay Stack', type: 'Chimney' };

beforeEach(() => localStorage.clear());

it('Home shows what was chosen while the browser translates the page, and leaves names as they are', async () => {
  changeHome({ contents: 'Assets', layout: 'Grid', sortBy: 'A - Z', skip: 0 });
  const replies: Replies = new Map<object, unknown>([
    // The map asks for all of them, without a page.
    [calls.listSites, ({ page }: Asked) => (page ? pageOf([], 7) : [])],
    [
      calls.listAssets,
      ({ page, query }: Asked) => (page ? pageOf([query?.orderBy === 'name' ? viaduct : newest]) : []),
    ],
    [calls.listProjects, ({ page }: Asked) => (page ? pageOf([north]) : [north])],
  ]) as Replies;
  renderScreen(<HomePage />, replies);
  const list = (name: string) => screen.findByRole('list', { name });
  expect(within(await list('assets')).getByRole('link')).toHaveAccessibleName(viaduct.name);

  translatePage();
  expect(screen.getByRole('radio', { name: /^ASSETS/ })).toBeChecked();
  expect(within(await list('assets')).getByRole('link')).toHaveAccessibleName(viaduct.name);
  await userEvent.click(screen.getByRole('button', { name: /^Sort/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Newest' }));
  expect(await screen.findByText('Ardlay Stack')).toBeVisible();
  expect(screen.getByText('Chimney')).toBeVisible();

  translatePage();
  await userEvent.click(screen.getByRole('radio', { name: /^INSPECTIONS/ }));
  expect(within(await list('inspections')).getByRole('link', { name: 'NorthTowerA' })).toBeVisible();

  translatePage();
  await userEvent.click(screen.getByRole('radio', { name: 'MAP' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'inspections' })).toBeNull());
  expect(screen.getByRole('radio', { name: /^INSPECTIONS/ })).toBeChecked();
});
