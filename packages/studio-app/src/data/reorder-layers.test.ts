import { type Call, calls } from '@inspection-studio/domain/calls';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { withEntityTag } from '../api/entity-tag.ts';
import { reorderLayers } from './layer-changes.ts';
import { layerListQuery } from './layers.ts';
import { mapLayout } from './layout-changes.ts';
import { layoutQuery } from './layouts.ts';
import { createQueryClient } from './query-client.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as never[];

/** A layout whose tag counts its orders, over a server that can refuse an order. */
function openLayout(refusal?: StudioError, until: Promise<void> = Promise.resolve()) {
  let order = ['a', 'b', 'c'];
  let count = 1;
  let lists = 0;
  const sent: { order: string[]; ifMatch: string | undefined }[] = [];
  const send = (async (call: Call, options: { payload?: string[]; ifMatch?: string }) => {
    if (call === calls.getLayout) return withEntityTag({ id: 'x' }, `"${count}"`);
    if (call === calls.listLayers) {
      lists += 1;
      await (lists > 1 && until);
      return order.map((id) => ({ id }));
    }
    sent.push({ order: options.payload!, ifMatch: options.ifMatch });
    if (refusal) throw refusal;
    await until;
    order = options.payload ?? order;
    count += 1;
    return undefined;
  }) as unknown as Send;
  const client = createQueryClient(() => undefined);
  const move = (layers: never[]) => new MutationObserver(client, reorderLayers(send, client, 'x')).mutate(layers);
  const map = () => {
    const base = client.getQueryData(layoutQuery(send, 'x').queryKey)!;
    return new MutationObserver(client, mapLayout(send, client, 'x')).mutate({ map: null, base, isRemoval: true });
  };
  const open = async () => {
    const seen = client.getQueryCache();
    new QueryObserver(client, layoutQuery(send, 'x')).subscribe(() => undefined);
    new QueryObserver(client, layerListQuery(send, 'x')).subscribe(() => undefined);
    await vi.waitFor(() => expect(seen.getAll().every(({ state }) => state.status === 'success')).toBe(true));
  };
  const shown = () => client.getQueryData<{ id: string }[]>(layerListQuery(send, 'x').queryKey)?.map(({ id }) => id);
  return { sent, move, map, open, shown };
}

it('an order is sent with the tag of the layout that the reader sees', async () => {
  const { sent, move, open, shown } = openLayout();
  await open();
  await move([b, a, c] as never[]);
  expect(sent).toEqual([{ order: ['b', 'a', 'c'], ifMatch: '"1"' }]);
  expect(shown()).toEqual(['b', 'a', 'c']);
});

it('a second order waits for the first one, is shown at once, and has the tag that the first one led to', async () => {
  const { sent, move, open, shown } = openLayout();
  await open();
  const moves = [move([b, a, c] as never[]), move([b, c, a] as never[])];
  await vi.waitFor(() => expect(shown()).toEqual(['b', 'c', 'a']));
  await Promise.all(moves);
  expect(sent).toEqual([
    { order: ['b', 'a', 'c'], ifMatch: '"1"' },
    { order: ['b', 'c', 'a'], ifMatch: '"2"' },
  ]);
  expect(shown()).toEqual(['b', 'c', 'a']);
});

it('a refused order takes back those that were made from it, and shows the order of someone else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sent, move, open, shown } = openLayout(StudioError.fromAnswer(412));
  await open();
  const first = move([b, a, c] as never[]);
  void move([b, c, a] as never[]).catch(() => undefined);
  await expect(first).rejects.toThrow('Someone else changed this record after you opened it.');
  expect(sent).toHaveLength(1);
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  vi.restoreAllMocks();
});

it('an order is shown before the server has answered', async () => {
  let answer = (): void => undefined;
  const { sent, move, open, shown } = openLayout(undefined, new Promise((resolve) => (answer = resolve)));
  await open();
  const moved = move([c, b, a] as never[]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(shown()).toEqual(['c', 'b', 'a']);
  answer();
  await moved;
});

it('a refused order is taken back before the layers are read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sent, move, open, shown } = openLayout(StudioError.fromAnswer(412), new Promise(() => undefined));
  await open();
  void move([c, b, a] as never[]).catch(() => undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  vi.restoreAllMocks();
});

it('a map is saved after the orders that are on their way, with the tag that they led to', async () => {
  let answer = (): void => undefined;
  const { sent, move, map, open } = openLayout(undefined, new Promise((resolve) => (answer = resolve)));
  await open();
  const changes = [move([b, a, c] as never[]), map()];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answer();
  await Promise.all(changes);
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
});
