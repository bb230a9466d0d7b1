import { makePagination, PAGINATION_HEADER } from '@inspection-studio/domain/query';
import type { Visit } from '../visit.ts';
import { answered, at, goTo, isLoaded, menu, next, type Screen } from './screen.ts';

/** Opens Home with what it shows and how. */
export const openHome = async (visit: Visit, contents: string, layout: string): Promise<void> => {
  await goTo(visit, '/');
  await visit.page.getByRole('radio', { name: contents }).check();
  await visit.page.getByRole('radio', { name: layout }).check();
  // The contents follow the controls later.
  if (layout === 'Grid') await visit.page.getByRole('list', { name: contents.toLowerCase(), exact: true }).waitFor();
  await isLoaded(visit.page);
};

const home = (name: string, contents: string, layout: string): Screen => ({
  name,
  open: (visit) => openHome(visit, contents, layout),
});

const NOTHING = {
  json: [],
  headers: { [PAGINATION_HEADER]: JSON.stringify(makePagination({ top: 12, skip: 0, count: 0 })) },
};

/** Home: its three lists, its map and its empty states. */
export const homeScreens: readonly Screen[] = [
  home('home-sites', 'Sites', 'Grid'),
  home('home-assets', 'Assets', 'Grid'),
  menu(
    'home-sort-menu',
    (page) => page.getByRole('button', { name: /^Sort/ }),
    (page) => page.getByRole('menuitemradio'),
  ),
  {
    name: 'home-no-match',
    open: async (visit) => {
      await openHome(visit, 'Assets', 'Grid');
      await visit.page.getByRole('searchbox').fill('Nothing of this name');
      await visit.page.getByRole('button', { name: 'Clear search' }).last().waitFor();
    },
  },
  {
    name: 'home-map',
    open: async (visit) => {
      await openHome(visit, 'Assets', 'Map');
      await visit.page
        .getByRole('button', { name: /^\d+ assets/ })
        .first()
        .waitFor();
    },
  },
  next(
    'home-map-details',
    (page) =>
      page
        .getByRole('button', { name: /^2 assets/ })
        .first()
        .click(),
    (page) => page.getByRole('region', { name: 'Pointed at' }).getByText('Categories'),
  ),
  home('home-inspections', 'Inspections', 'Grid'),
  answered(
    at('home-empty', '/', (page) => page.getByText('nothing here yet')),
    /\/api\/v2\/projects\?/,
    NOTHING,
  ),
  answered(
    at('home-failed', '/', (page) => page.getByRole('button', { name: 'Retry' })),
    /\/api\/v2\/projects\?/,
    { status: 500, json: {} },
  ),
];
