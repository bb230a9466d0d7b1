import { calls } from '@inspection-studio/domain/calls';
import type { LayoutMapNode, LayoutTemplate } from '@inspection-studio/domain/layouts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { layoutKeys } from './keys.ts';
import { saveMapping } from './save-mapping.ts';

const node = (sectionId: string): LayoutMapNode => ({ sectionId, nodes: [] });
const layout = (tag: string, ...sections: string[]): LayoutTemplate => {
  const template = { id: 'spans', name: 'Spans', modified: '2026-11-21T08:30:00.000Z', map: sections.map(node) };
  return { ...template, '@etag': tag } as LayoutTemplate;
};
const layers = [
  {
    id: 'span',
    name: 'Span',
    modified: '2026-11-21T08:30:00.000Z',
    isSegmented: false,
    layoutId: 'spans',
    sections: ['1', '2', '3'].map((id) => ({ id, name: id })),
  },
];
const changed = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: '2026-11-21T08:30:00.000Z' };
const outdated = StudioError.fromAnswer(412, { body: { changed } });

/** A reader who has opened a layout. */
function opened(shown: LayoutTemplate): QueryClient {
  const client = new QueryClient();
  client.setQueryData(layoutKeys.one(shown.id), shown);
  return client;
}

/** A server whose layout is `stored`, with its tag. */
function serve(stored: LayoutTemplate, tag: string) {
  const put = vi.fn<(map: unknown, ifMatch: unknown) => void>();
  const send = (async (call: unknown, options: { payload?: LayoutMapNode[] | null; ifMatch?: string }) => {
    if (call === calls.getLayout) return stored;
    if (call === calls.listLayers) return layers;
    put(options.payload?.map(({ sectionId }) => sectionId) ?? null, options.ifMatch);
    if (options.ifMatch !== tag) throw outdated;
    return { ...stored, map: options.payload };
  }) as unknown as Send;
  return {
    put,
    save: (
      map: LayoutMapNode[] | null,
      base: LayoutTemplate,
      { isRemoval = false, client = opened(base) }: { isRemoval?: boolean; client?: QueryClient } = {},
    ) => saveMapping(send, client, { map, base, isRemoval }),
  };
}

it('a map that nobody else changed is saved as it is', async () => {
  const { put, save } = serve(layout('"1"', '1'), '"1"');
  const saved = await save([node('1'), node('2')], layout('"1"', '1'));
  expect(put.mock.calls).toEqual([[['1', '2'], '"1"']]);
  expect(saved).not.toHaveProperty('mergedWith');
});

it('what both mapped meanwhile is saved together, and who changed it is passed on', async () => {
  const { put, save } = serve(layout('"2"', '1', '3'), '"2"');
  await expect(save([node('2')], layout('"1"', '1'))).resolves.toMatchObject({ mergedWith: changed });
  expect(put.mock.calls).toEqual([
    [['2'], '"1"'],
    [['2', '3'], '"2"'],
  ]);
});

it('a map is not removed when someone else just changed it', async () => {
  const { put, save } = serve(layout('"2"', '1', '3'), '"2"');
  await expect(save(null, layout('"1"', '1'), { isRemoval: true })).rejects.toMatchObject({
    status: 412,
    message: 'Someone else changed this record after you opened it.',
  });
  expect(put).toHaveBeenCalledTimes(1);
});

it('an emptied map keeps what someone else mapped meanwhile', async () => {
  const { put, save } = serve(layout('"2"', '1', '3'), '"2"');
  await save(null, layout('"1"', '1'));
  expect(put.mock.calls.at(-1)).toEqual([['3'], '"2"']);
});

it('a layout that was only renamed is no conflict', async () => {
  for (const isRemoval of [false, true]) {
    const { put, save } = serve(layout('"2"', '1'), '"2"');
    const saved = await save(isRemoval ? null : [node('2')], layout('"1"', '1'), { isRemoval });
    expect(saved).not.toHaveProperty('mergedWith');
    expect(put.mock.calls.at(-1)).toEqual([isRemoval ? null : ['2'], '"2"']);
  }
});

it('a refusal of the current tag is an error, not a retry', async () => {
  const { put, save } = serve(layout('"1"', '1'), '"changed on the way"');
  await expect(save([node('2')], layout('"1"', '1'))).rejects.toMatchObject({ status: 412 });
  expect(put).toHaveBeenCalledTimes(1);
});

it.each([StudioError.fromAnswer(503), new Error('Broken')])(
  'another failure than a change of someone else is an error, not a merge',
  async (failure) => {
    const read = vi.fn<() => Promise<unknown>>(async () => layout('"2"', '3'));
    const send = ((call: unknown) => (call === calls.mapLayout ? Promise.reject(failure) : read())) as unknown as Send;
    const edit = { map: [node('2')], base: layout('"1"', '1'), isRemoval: false };
    await expect(saveMapping(send, opened(edit.base), edit)).rejects.toBe(failure);
    expect(read).not.toHaveBeenCalled();
  },
);

it('maps that did not exist before are merged as well', async () => {
  const { put, save } = serve(layout('"2"', '3'), '"2"');
  await save([node('2')], { ...layout('"1"'), map: null });
  expect(put.mock.calls.at(-1)).toEqual([['2', '3'], '"2"']);
});

it('a layout that the reader just changed is no conflict: its new tag is waited for', async () => {
  const { put, save } = serve(layout('"2"', '1'), '"2"');
  const client = opened(layout('"1"', '1'));
  await client.invalidateQueries();
  await save([node('2')], layout('"1"', '1'), { client });
  expect(put.mock.calls).toEqual([[['2'], '"2"']]);
});
