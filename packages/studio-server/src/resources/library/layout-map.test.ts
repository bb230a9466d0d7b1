import type { Method } from '@inspection-studio/domain/calls';
import type { LayoutMapNode } from '@inspection-studio/domain/layouts';
import { LAYOUT_LAYERS_MAX } from '@inspection-studio/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCompany } from '../testing/insert-company.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

interface Layer {
  id: string;
  sections: { id: string; name: string }[];
}

let studio: TestStudio;
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
  await insertCompany(studio.db, 'northline');
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

describe('PUT layouts/{id}/map', () => {
  it('keeps the sections of the layers that are not segmented, each once under its parent', async () => {
    const [first, second] = span.sections;
    const [deck, pier] = part.sections;
    const sent = [node(second, [node(pier)]), node(first, [node(deck), node(deck)])];
    const { body } = await send('PUT', `layouts/${layout}/map`, sent);
    expect(body.map).toEqual([node(first, [node(deck)]), node(second, [node(pier)])]);
    expect(await mapOf()).toEqual(body.map);
  });

  it.each([
    ['an unknown section', () => [node({ id: 'none' })]],
    ['an unknown section below a known one', () => [node(span.sections[0], [node({ id: 'none' })])]],
    ['a section of the inner layer outside', () => [node(part.sections[0], [node(span.sections[0])])]],
    ['a section of the segmented layer', () => [node(span.sections[0], [node(course.sections[0])])]],
    ['a misplaced section among others', () => [node(span.sections[0]), node(part.sections[0])]],
  ])('409 for %s, and the stored mapping stays', async (_case, sent) => {
    const stored = [node(span.sections[1], [node(part.sections[0])])];
    await send('PUT', `layouts/${layout}/map`, stored);
    const refused = await send('PUT', `layouts/${layout}/map`, sent());
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The location mapping does not match the layers of the layout. Reload the page and try again.',
    ]);
    expect(refused.body.issues).toHaveLength(1);
    expect(await mapOf()).toEqual(stored);
  });

  it('409 for a section twice under one parent, by its name, instead of dropping what is below the first', async () => {
    const stored = [node(span.sections[1], [node(part.sections[0])])];
    await send('PUT', `layouts/${layout}/map`, stored);
    const [deck, pier] = part.sections;
    const twice = [node(span.sections[0], [node(deck)]), node(span.sections[0], [node(pier)])];
    const refused = await send('PUT', `layouts/${layout}/map`, twice);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'The location mapping has a section twice in one place.',
        issues: [{ path: 'payload', message: "Section '1' is mapped twice, with different sections below it." }],
      },
    });
    expect(await mapOf()).toEqual(stored);
  });

  it('names misplaced sections by their names, unknown ones by their ids, and at most five', async () => {
    const messagesOf = async (map: LayoutMapNode[]) =>
      ((await send('PUT', `layouts/${layout}/map`, map)).body.issues as { message: string }[]).map(
        ({ message }) => message,
      );
    expect(await messagesOf([node(part.sections[0]), node({ id: 'none' })])).toEqual([
      "Section 'Deck' does not belong there.",
      "Section 'none' is not in the layout any more.",
    ]);
    const unknown = Array.from({ length: 30 }, (_, index) => node({ id: `none-${index}` }));
    expect(await messagesOf(unknown)).toHaveLength(5);
  });

  it('an empty body clears it', async () => {
    await send('PUT', `layouts/${layout}/map`, [node(span.sections[0])]);
    expect((await send('PUT', `layouts/${layout}/map`)).body.map).toBeNull();
    expect(await mapOf()).toBeNull();
  });

  it.each([LAYOUT_LAYERS_MAX + 1, 10_000, 100_000])('nodes %d below one another are 400', async (depth) => {
    const body = `${'[{"sectionId":"a","nodes":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
    const headers = { authorization: 'Bearer managernorthline', 'content-type': 'application/json' };
    const reply = await studio.app.inject({
      method: 'PUT',
      url: `/api/v2/layouts/${layout}/map`,
      headers,
      payload: body,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      issues: [{ path: 'payload', message: 'A location mapping is at most 20 layers deep.' }],
    });
  });

  it('a section that is taken out of its layer leaves the map, with all below it; the others keep their ids', async () => {
    const [first, second] = span.sections;
    await send('PUT', `layouts/${layout}/map`, [node(first, [node(part.sections[0])]), node(second)]);
    const sections = [{ id: second?.id, name: 'Two' }, { name: 'Three' }];
    const { body } = await send('PUT', `layers/${span.id}`, { name: 'Span', sections });
    expect(body.sections).toEqual([
      { id: second?.id, name: 'Two' },
      { id: expect.any(String), name: 'Three' },
    ]);
    expect(await mapOf()).toEqual([node(second)]);
  });

  it('a layer that is deleted leaves the map', async () => {
    await send('PUT', `layouts/${layout}/map`, [node(span.sections[0], [node(part.sections[0])])]);
    expect((await send('DELETE', `layers/${part.id}`)).status).toBe(204);
    expect(await mapOf()).toEqual([node(span.sections[0])]);
  });

  it('never holds a section that is taken out at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [first, second] = span.sections;
      await Promise.all([
        send('PUT', `layouts/${layout}/map`, [node(first), node(second)]),
        send('PUT', `layers/${span.id}`, { name: 'Span', sections: [{ id: first?.id, name: '1' }] }),
      ]);
      expect(await mapOf()).toEqual([node(first)]);
      span = (
        await send('PUT', `layers/${span.id}`, {
          name: 'Span',
          sections: [{ id: first?.id, name: '1' }, { name: '2' }],
        })
      ).body as Layer;
    }
  });
});
