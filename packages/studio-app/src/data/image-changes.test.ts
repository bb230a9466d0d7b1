import { type Call, calls } from '@inspection-studio/domain/calls';
import { MutationObserver, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { flagImages, type Flagging } from './image-changes.ts';
import { imageLocationQuery, imagePageQuery } from './images.ts';
import { createQueryClient } from './query-client.ts';

/** Four images on two pages, over a server that answers a flagging with `answer`. */
async function openImages(answer: (flagging: Flagging) => Promise<unknown> = async () => undefined) {
  const flagged = new Set(['d']);
  const sent: unknown[] = [];
  let reads = 0;
  const items = (...ids: string[]) => ({ items: ids.map((id) => ({ id, isFlagged: flagged.has(id) })) });
  const send = (async (call: Call, options: { params: { id: string }; payload: Flagging; page: { skip: number } }) => {
    if (call === calls.flagImages) {
      sent.push({ id: options.params.id, ...options.payload });
      await answer(options.payload);
      for (const id of options.payload.ids) flagged[options.payload.isFlagged ? 'add' : 'delete'](id);
      return undefined;
    }
    reads += 1;
    return call === calls.listImages && options.page.skip > 0 ? items('c', 'd') : items('a', 'b');
  }) as unknown as Send;
  const client = createQueryClient(() => undefined);
  const queries = [
    imagePageQuery(send, { projectId: 'pier', skip: 0 }),
    imagePageQuery(send, { projectId: 'pier', skip: 24 }),
    imageLocationQuery(send, { projectId: 'pier', id: 'a' }),
  ] as unknown as QueryObserverOptions[];
  for (const query of queries) new QueryObserver(client, query).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  const flag = (isFlagged: boolean, ...ids: string[]) =>
    new MutationObserver(client, flagImages(send, client, 'pier')).mutate({ ids, isFlagged });
  /** Ids of the flagged images of each page. */
  const shown = () =>
    queries.map(({ queryKey }) =>
      client
        .getQueryData<ReturnType<typeof items>>(queryKey)!
        .items.filter(({ isFlagged }) => isFlagged)
        .map(({ id }) => id)
        .join(''),
    );
  return { client, flag, shown, sent, countReads: () => reads };
}

it('a flag is shown at once in every page that has the image, and is sent', async () => {
  let finish = () => {};
  const { flag, shown, sent } = await openImages(() => new Promise<void>((resolve) => (finish = resolve)));
  const flagging = flag(true, 'b', 'c');
  await vi.waitFor(() => expect(shown()).toEqual(['b', 'cd', 'b']));
  finish();
  await flagging;
  expect(sent).toEqual([{ id: 'pier', ids: ['b', 'c'], isFlagged: true }]);
  await vi.waitFor(() => expect(shown()).toEqual(['b', 'cd', 'b']));
});

it('a removed flag too', async () => {
  const { flag, shown } = await openImages(() => new Promise(() => undefined));
  void flag(false, 'd');
  await vi.waitFor(() => expect(shown()).toEqual(['', '', '']));
});

it('a refused change takes back its own flags, not those of before', async () => {
  const { flag, shown } = await openImages(() => Promise.reject(StudioError.fromAnswer(403)));
  await expect(flag(true, 'c', 'd')).rejects.toThrow(StudioError);
  expect(shown()).toEqual(['', 'd', '']);
});

it('the flags are read again after the last of several changes', async () => {
  const { flag, shown, countReads } = await openImages();
  const before = countReads();
  await Promise.all([flag(true, 'a'), flag(true, 'b'), flag(false, 'a')]);
  await vi.waitFor(() => expect(countReads()).toBe(before + 3));
  expect(shown()).toEqual(['b', 'd', 'b']);
});

it('changes are sent one after another, so that the last one counts', async () => {
  const finish: (() => void)[] = [];
  const { flag, sent } = await openImages(() => new Promise<void>((resolve) => finish.push(resolve)));
  const changes = [flag(true, 'a'), flag(false, 'a')];
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  expect(sent).toMatchObject([{ isFlagged: true }]);
  finish[0]!();
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  finish[1]!();
  await Promise.all(changes);
  expect(sent).toMatchObject([{ isFlagged: true }, { isFlagged: false }]);
});

it('a page that is read for the first time meanwhile still comes', async () => {
  const { client, flag } = await openImages();
  let answer = (_page: unknown) => {};
  const slow = imagePageQuery((() => new Promise((resolve: typeof answer) => (answer = resolve))) as Send, {
    projectId: 'pier',
    skip: 48,
  });
  const observer = new QueryObserver(client, slow);
  const stop = observer.subscribe(() => undefined);
  await flag(true, 'a');
  answer({ items: [] });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ items: [] }));
  stop();
});
