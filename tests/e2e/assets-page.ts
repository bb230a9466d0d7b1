import { type Locator, type Page, test } from '@playwright/test';
import type { Api } from './api.ts';
import { asManager, manager, page as managerPage } from './manager-page.ts';

/** What the dialogs of sites and assets are found by. */
export function recordDialogs(page: Page) {
  return {
    dialog: (name: string): Locator => page.getByRole('dialog', { name, exact: true }),
    question: (name: string): Locator => page.getByRole('alertdialog', { name, exact: true }),
    /** By its element: while a dialog is open, what lies beside it has no roles. */
    toast: (words: string): Locator => page.locator('li').filter({ hasText: words }).first(),
    /** The value of a fact, by its label. */
    fact: (label: string): Locator =>
      page
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
        .locator('dd'),
  };
}

/** Adds an option to a field that takes several. */
export async function addOption(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).fill(option);
  await form.page().getByRole('option', { name: option, exact: true }).click();
}

/** Counts what a page sends besides reading: 'POST sites', 'DELETE assets/pier-4k2m8t'. */
export function watchChanges(page: Page): { take: () => string[] } {
  let sent: string[] = [];
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/api/v2/');
    if (path && request.method() !== 'GET') sent.push(`${request.method()} ${path}`);
  });
  return {
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

/** A picture of one pixel. */
export const PIXEL = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Confined Space, as the wire has it. */
const TYPE = 14;

/** Makes sites and assets through the API, of what the demo company's library holds. */
export async function recordMaker(api: Api) {
  const ids: Record<string, string> = {};
  for (const path of ['users', 'categories', 'categorypresets', 'severityscales', 'checklists', 'layouts']) {
    for (const record of (await api('GET', path)).body)
      ids[record.name ?? `${record.firstName} ${record.lastName}`] = record.id;
  }
  const idOf = (name: string): string => ids[name] ?? '';
  const make = async (path: string, body: object): Promise<string> => (await api('POST', path, body)).body.id;
  return {
    idOf,
    site: (name: string) => make('sites', { name }),
    asset: (siteId: string, name: string, more: object = {}) =>
      make('assets', {
        siteId,
        name,
        type: TYPE,
        members: [],
        uploaders: [],
        presets: [idOf('Concrete structures')],
        categories: [idOf('Bird nest')],
        severityScale: idOf('Defect urgency'),
        layoutTemplateId: null,
        ...more,
      }),
    make,
  };
}

/** See {@link recordMaker}. */
export type RecordMaker = Awaited<ReturnType<typeof recordMaker>>;

/** What the tests of a file have from {@link asRecordKeeper} on. */
export let maker: RecordMaker;
export let changes: ReturnType<typeof watchChanges>;
export let on: ReturnType<typeof recordDialogs>;

/** Signs a manager in who makes sites and assets, and watches what the page changes. */
export function asRecordKeeper(): void {
  asManager();
  test.beforeAll(async () => {
    maker = await recordMaker(manager);
  });
  test.beforeEach(() => {
    changes = watchChanges(managerPage);
    on = recordDialogs(managerPage);
  });
}
