import { expect, type Locator } from '@playwright/test';
import { manager, page, studio } from './manager-page.ts';

export interface NewLayer {
  name: string;
  sections: readonly string[];
  isSegmented?: boolean;
}

export const SPAN = { name: 'Span', sections: ['1', '2', '3', '4', '5', '6'] };
export const CHAINAGE = { name: 'Chainage', sections: ['km 0', 'km 1'], isSegmented: true };
export const PART = { name: 'Part', sections: ['Deck', 'Bearing', 'Pier'] };
export const FACE = { name: 'Face', sections: ['North', 'South'] };

export const node = (sectionId: string, nodes: unknown[] = []) => ({ sectionId, nodes });
export const mapOf = async (layoutId: string) => (await manager('GET', `layouts/${layoutId}`)).body.map;
export const layersOf = async (layoutId: string) =>
  (await manager('GET', `layers?filter=layoutId eq '${layoutId}'`)).body;

/** Makes a layout with its layers; `idOf('Span 2')` is the id of a section. */
export async function makeLayout(name: string, ...layers: NewLayer[]) {
  const { body: layout } = await manager('POST', 'layouts', { name });
  const ids = new Map<string, string>();
  for (const { isSegmented = false, sections, ...layer } of layers) {
    const payload = {
      ...layer,
      isSegmented,
      layoutId: layout.id,
      sections: sections.map((section) => ({ name: section })),
    };
    const { body } = await manager('POST', 'layers', payload);
    for (const section of body.sections) ids.set(`${layer.name} ${section.name}`, section.id);
  }
  return { id: layout.id as string, idOf: (section: string) => ids.get(section)! };
}

export const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const question = (): Locator => page.getByRole('alertdialog');
export const toast = (text: string): Locator => page.getByText(text).first();
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const sections = (layer: string): Locator =>
  page.getByRole('group', { name: `Sections of ${layer}` }).getByRole('button');
export const section = (layer: string, name: string): Locator =>
  page.getByRole('group', { name: `Sections of ${layer}` }).getByRole('button', { name, exact: true });
export const strip = (): Locator => page.getByRole('region', { name: 'Location mapping' });
export const states = (layer: string): Promise<(string | null)[]> =>
  sections(layer).evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
export const putOf = (path: string) =>
  page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(path));

export async function open(layoutId: string): Promise<void> {
  await page.goto(`${studio.url}/locations/${layoutId}`);
  await expect(page.getByRole('list', { name: 'Layers' })).toBeVisible();
}

/** How sections look while reading the map; empty where they are not mapped. */
export const looks = (layer: string): Promise<string[]> =>
  sections(layer).evaluateAll((all) => all.map((one) => one.getAttribute('data-reading') ?? ''));

/** Clicks a button that is announced as disabled, as a person can: it only shows what belongs together. */
export async function clickDisabled(control: Locator): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Opens a layout of four layers with six mapped locations. */
export async function openMapped(name: string) {
  const { id, idOf } = await makeLayout(name, SPAN, CHAINAGE, PART, FACE);
  await manager('PUT', `layouts/${id}/map`, [
    node(idOf('Span 1'), [node(idOf('Part Deck'))]),
    node(idOf('Span 2'), [node(idOf('Part Bearing'), [node(idOf('Face North'))]), node(idOf('Part Pier'))]),
  ]);
  await open(id);
  return { id, idOf };
}
