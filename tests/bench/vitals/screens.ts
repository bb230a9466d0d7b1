import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../e2e/api.ts';

/** A screen whose loading is measured. */
export interface MeasuredScreen {
  name: string;
  path: string;
  /** What Home shows, kept in the browser before. */
  home: { contents: 'Sites' | 'Assets' | 'Inspections'; layout: 'Grid' | 'Map' };
  /** There once a person can use it. */
  ready: (page: Page) => Locator;
}

const SITES = { contents: 'Sites', layout: 'Grid' } as const;

/** The screens people come to first. @param manager finds an inspection to open */
export async function measuredScreens(manager: Api): Promise<MeasuredScreen[]> {
  const [inspection] = (await manager('GET', 'projects?top=1')).body as { id: string }[];
  const tiles = (noun: string) => (page: Page) =>
    page.getByRole('list', { name: noun, exact: true }).getByRole('article').first();
  return [
    { name: 'Home, sites', path: '/', home: SITES, ready: tiles('sites') },
    { name: 'Home, assets', path: '/', home: { contents: 'Assets', layout: 'Grid' }, ready: tiles('assets') },
    {
      name: 'Home, map',
      path: '/',
      home: { contents: 'Sites', layout: 'Map' },
      ready: (page) => page.getByRole('application').getByRole('button').first(),
    },
    {
      name: 'Inspection',
      path: `/inspections/${inspection?.id}`,
      home: SITES,
      ready: (page) => page.getByRole('heading', { level: 1 }),
    },
    {
      name: 'Create Inspection',
      path: '/inspections/create',
      home: SITES,
      ready: (page) => page.getByRole('checkbox', { name: '2D Data' }),
    },
  ];
}

/** What a person does, one interaction after the other; each ends when its effect shows. */
export const INTERACTIONS: [name: string, act: (page: Page) => Promise<void>][] = [
  ['Home: type in the search', (page) => page.getByRole('searchbox').pressSequentially('bridge', { delay: 60 })],
  ['Home: clear the search', (page) => page.getByRole('searchbox').press('Escape')],
  ['Home: show assets', (page) => page.getByRole('radio', { name: /^Assets/ }).check()],
  ['Home: open the order', (page) => page.getByRole('button', { name: /^Sort/ }).click()],
  ['Home: choose the order', (page) => page.getByRole('menuitemradio', { name: 'Newest' }).click()],
  ['Home: switch to the map', (page) => page.getByRole('radio', { name: 'Map' }).check()],
  ['Home: switch to the grid', (page) => page.getByRole('radio', { name: 'Grid' }).check()],
  ['Open the commands', (page) => page.keyboard.press('Control+k')],
  ['Close the commands', (page) => page.keyboard.press('Escape')],
  ['Open Create New', (page) => page.getByRole('button', { name: 'Create New' }).click()],
  ['Open the wizard', (page) => page.getByRole('menuitem', { name: 'Inspection', exact: true }).click()],
  ['Wizard: choose a kind of data', (page) => page.getByRole('checkbox', { name: '2D Data' }).click()],
  ['Wizard: next step', (page) => page.getByRole('button', { name: 'Next' }).click()],
  ['Wizard: Details', (page) => page.getByRole('tab', { name: 'Details' }).click()],
  ['Wizard: open the assets', (page) => page.getByRole('tabpanel').getByRole('combobox', { name: 'Asset' }).click()],
  ['Wizard: close the assets', (page) => page.keyboard.press('Escape')],
  ['Wizard: Confirmation', (page) => page.getByRole('tab', { name: 'Confirmation' }).click()],
];
