import { calls } from '@inspection-studio/domain/calls';
import { expect, it } from 'vitest';
import type { Send } from '../api/index.ts';
import { layoutKeys } from './keys.ts';
import { mapLayout } from './layout-changes.ts';
import { createQueryClient } from './query-client.ts';

it('a saved map is shown as it was saved, and only lists of layouts are read again', async () => {
  const layout = { id: 'x', name: 'Spans', map: null };
  const sent: unknown[][] = [];
  const send = (async (...asked: unknown[]) => {
    sent.push(asked);
    return layout;
  }) as unknown as Send;
  const client = createQueryClient(() => undefined);
  for (const key of [layoutKeys.one('x'), layoutKeys.page({})]) client.setQueryData(key, { ...layout, name: 'Before' });
  await client
    .getMutationCache()
    .build(client, mapLayout(send, client, 'x'))
    .execute({ map: null, base: layout as never, isRemoval: true });
  expect(sent).toEqual([[calls.mapLayout, { params: { id: 'x' }, payload: null, ifMatch: undefined }]]);
  expect(client.getQueryData(layoutKeys.one('x'))).toEqual(layout);
  expect(client.getQueryState(layoutKeys.one('x'))?.isInvalidated).toBe(false);
  expect(client.getQueryState(layoutKeys.page({}))?.isInvalidated).toBe(true);
});
