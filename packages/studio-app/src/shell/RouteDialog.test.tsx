import { Button } from '@inspection-studio/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Outlet, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { DialogTitlesProvider } from './DialogTitlesProvider.tsx';
import { RouteDialog } from './RouteDialog.tsx';
import { TrailBreadcrumbs } from './TrailBreadcrumbs.tsx';

/** A tag over the list of tags, with the breadcrumbs, after a visit of Home. */
function show() {
  const handle = { title: 'Tag', trail: [{ label: 'Tags', to: '/tags' }, { label: 'Tag' }] };
  const screenOf = (
    <DialogTitlesProvider>
      <TrailBreadcrumbs />
      <Routes>
        <Route
          path="/tags/:id"
          element={
            <RouteDialog title="Rust" parent="/tags" description="A tag" headerActions={<Link to="/x">Edit</Link>}>
              {(close) => <Button onClick={close}>Cancel</Button>}
            </RouteDialog>
          }
        />
        <Route path="*" element={<h1>Tags</h1>} />
      </Routes>
    </DialogTitlesProvider>
  );
  const entry = '/tags/rust-1?filter=ru&skip=50&site=forth-1';
  return renderScreen(screenOf, new Map(), entry, { route: { path: '*', handle } });
}
const lastStep = () =>
  within(screen.getByRole('navigation', { hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .at(-1)!;

it.each([
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button of its content', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s leads to the page behind, with its search and page, and takes the title away', async (_way, close) => {
  const { router } = show();
  const dialog = await screen.findByRole('dialog', { name: 'Rust' });
  expect(dialog).toHaveAccessibleDescription('A tag');
  expect(within(dialog).getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(lastStep()).toHaveTextContent(/^Rust$/);
  await close();
  expect(await screen.findByRole('heading', { name: 'Tags' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/tags', search: '?filter=ru&skip=50' });
  expect(router.state.historyAction).toBe('PUSH');
  expect(lastStep()).toHaveTextContent(/^Tag$/);
});

it('a dialog stays as it is while one over it opens on its own route', async () => {
  const over = (
    <RouteDialog title="Bay" parent="/layouts/deck-1">
      Over it
    </RouteDialog>
  );
  const layout = (
    <RouteDialog title="Deck" parent="/layouts">
      <Link to="layers/bay-1">Edit Bay</Link>
      <Outlet />
    </RouteDialog>
  );
  const routes = (
    <DialogTitlesProvider>
      <Routes>
        <Route path="/layouts/:id" element={layout}>
          <Route path="layers/:layerId" element={over} />
        </Route>
      </Routes>
    </DialogTitlesProvider>
  );
  renderScreen(routes, new Map(), '/layouts/deck-1');
  const link = await screen.findByRole('link', { name: 'Edit Bay' });
  await userEvent.click(link);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Bay' })).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bay' })).toBeNull());
  expect(link).toBeVisible();
  await waitFor(() => expect(link).toHaveFocus());
});
