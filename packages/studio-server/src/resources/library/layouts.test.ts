import type { Method } from '@inspection-studio/domain/calls';
import type { LayoutMapNode } from '@inspection-studio/domain/layouts';
import { LAYOUT_LAYERS_MAX } from '@inspection-studio/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCompany, payloadsOf, type CompanyRecords } from '../testing/insert-company.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

interface Layer {
  id: string;
  sections: { id: string; name: string }[];
}

let studio: TestStudio;
let records: CompanyRecords;
let layout: string;
/** Two mapped layers with a segmented one between them. */
let span: Layer;
let course: Layer;
let part: Layer;

const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const node = (section: { id: string } | undefined, nodes: LayoutMapNode[] = []): LayoutMapNode => ({
  sectionId: section?.id ?? '',
  nodes,
});
const mapOf = async () => (await send('GET', `layouts/${layout}`)).body.map as LayoutMapNode[] | null;
const orderOf = async () =>
  ((await send('GET', `layers?filter=layoutId eq '${layout}'`)).body as Layer[]).map(({ id }) => id);

async function addLayer(name: string, names: string[], isSegmented = false): Promise<Layer> {
  const { body } = await send('POST', 'layers', {
    name,
    isSegmented,
    layoutId: layout,
    sections: names.map((section) => ({ name: section })),
  });
  return body as Layer;
}

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

beforeEach(async () => {
  ({
    body: { id: layout },
  } = await send('POST', 'layouts', { name: 'Viaduct' }));
  span = await addLayer('Span', ['1', '2']);
  course = await addLayer('Course', ['low', 'high'], true);
  part = await addLayer('Part', ['Deck', 'Pier']);
});

describe('layouts and layers', () => {
  it('made without a map, read, renamed', async () => {
    expect((await send('PUT', `layouts/${layout}`, { name: 'Arch' })).body).toMatchObject({
      id: layout,
      name: 'Arch',
      map: null,
    });
    expect((await send('GET', `layouts/${layout}`)).body).toMatchObject({ name: 'Arch', map: null });
  });

  it('a new layer comes inside the others, and only the layout asked for is listed', async () => {
    expect(await orderOf()).toEqual([span.id, course.id, part.id]);
    expect((await send('GET', `layers/${course.id}`)).body).toMatchObject({
      name: 'Course',
      isSegmented: true,
      layoutId: layout,
    });
  });

  it('sections keep the interval they were sent with, and their names', async () => {
    const sections = [
      { name: '0.5', interval: 0.5 },
      { name: '1', interval: 0.5 },
    ];
    const { body } = await send('POST', 'layers', { name: 'Height', isSegmented: true, layoutId: layout, sections });
    expect(body.sections).toEqual(sections.map((section) => ({ ...section, id: expect.any(String) })));
    const kept = (body as Layer).sections.map(({ id, name }) => ({ id, name }));
    expect((await send('PUT', `layers/${body.id}`, { name: 'Height', sections: kept })).body.sections).toEqual(
      body.sections,
    );
  });

  it(`a layout has at most ${LAYOUT_LAYERS_MAX} layers`, async () => {
    for (let count = 3; count < LAYOUT_LAYERS_MAX; count += 1) await addLayer('More', ['a']);
    const sections = [{ name: 'a' }];
    expect(
      await send('POST', 'layers', { name: 'Late', isSegmented: false, layoutId: layout, sections }),
    ).toMatchObject({
      status: 409,
      body: { message: 'A layout has at most 20 layers.' },
    });
  });

  it('deleting a layout takes its layers along, and assets lose it', async () => {
    const { body: asset } = await send('POST', 'assets', { ...payloadsOf(records).asset, layoutTemplateId: layout });
    expect((await send('DELETE', `layouts/${layout}`)).status).toBe(204);
    expect((await send('GET', `layouts/${layout}`)).status).toBe(404);
    expect((await send('GET', `layers/${span.id}`)).status).toBe(404);
    expect((await send('GET', `assets/${asset.id}`)).body.layoutTemplateId).toBeNull();
  });

  it('records of another company are unknown, in addresses and in payloads', async () => {
    const foreign = (method: Method, path: string, payload?: unknown) =>
      studio.send('managermeridian', method, path, payload);
    const sections = [{ name: 'a' }];
    const answers = await Promise.all([
      foreign('GET', `layouts/${layout}`),
      foreign('PUT', `layouts/${layout}`, { name: 'Mine' }),
      foreign('PUT', `layouts/${layout}/reorder`, []),
      foreign('PUT', `layouts/${layout}/map`),
      foreign('DELETE', `layouts/${layout}`),
      foreign('POST', 'layers', { name: 'Mine', isSegmented: false, layoutId: layout, sections }),
      foreign('GET', `layers/${span.id}`),
      foreign('PUT', `layers/${span.id}`, { name: 'Span', sections }),
      foreign('DELETE', `layers/${span.id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404));
    expect((await foreign('GET', `layers?filter=layoutId eq '${layout}'`)).body).toEqual([]);
  });
});

describe('reorder must be a permutation', () => {
  it('puts the layers into the order of their ids', async () => {
    const order = [part.id, span.id, course.id];
    expect((await send('PUT', `layouts/${layout}/reorder`, order)).status).toBe(204);
    expect(await orderOf()).toEqual(order);
  });

  it.each([
    ['a layer is missing', () => [span.id, part.id]],
    ['a layer is named twice', () => [span.id, part.id, part.id]],
    ['a layer is named once too often', () => [span.id, course.id, part.id, part.id]],
    ['a layer is not of the layout', () => [span.id, course.id, 'none']],
    ['no layer is named', () => []],
  ])('409 when %s', async (_case, order) => {
    expect(await send('PUT', `layouts/${layout}/reorder`, order())).toMatchObject({
      status: 409,
      body: { message: 'The order must name each layer of the layout once.' },
    });
    expect(await orderOf()).toEqual([span.id, course.id, part.id]);
  });

  it('takes out of the map what no longer fits', async () => {
    await send('PUT', `layouts/${layout}/map`, [node(span.sections[0], [node(part.sections[0])])]);
    await send('PUT', `layouts/${layout}/reorder`, [course.id, span.id, part.id]);
    expect(await mapOf()).toEqual([node(span.sections[0], [node(part.sections[0])])]);
    await send('PUT', `layouts/${layout}/reorder`, [part.id, span.id, course.id]);
    expect(await mapOf()).toBeNull();
  });

  it('against the deletion of a layer at the same moment: one after the other, never a layer short', async () => {
    for (let round = 0; round < 6; round += 1) {
      const extra = await addLayer('Extra', ['x']);
      const [reordered, deleted] = await Promise.all([
        send('PUT', `layouts/${layout}/reorder`, [extra.id, part.id, course.id, span.id]),
        send('DELETE', `layers/${extra.id}`),
      ]);
      expect(deleted.status).toBe(204);
      expect([204, 409]).toContain(reordered.status);
      const order = await orderOf();
      expect(order).toEqual(reordered.status === 204 ? [part.id, course.id, span.id] : [span.id, course.id, part.id]);
      await send('PUT', `layouts/${layout}/reorder`, [span.id, course.id, part.id]);
    }
  });
});
