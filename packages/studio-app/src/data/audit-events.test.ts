import { calls } from '@inspection-studio/domain/calls';
import { expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { auditPageQuery, readAllAuditEvents } from './index.ts';
import { createQueryClient } from './query-client.ts';

it.each([
  ["action eq 'site.create'", { filter: "action eq 'site.create'" }],
  ['', {}],
])('a page of the audit log with the filter %j is 50 events', async (filter, query) => {
  const send = vi.fn<(call: unknown, options: object) => Promise<object>>(async () => ({ items: [] }));
  await createQueryClient(() => undefined).query(
    auditPageQuery(send as unknown as Send, { filter, skip: 50 }) as never,
  );
  const [call, options] = send.mock.calls[0]!;
  expect(call).toBe(calls.listAuditEvents);
  expect(options).toEqual({ query, page: { top: 50, skip: 50 }, signal: expect.any(AbortSignal) });
});

it('a page of the audit log is read again on each visit, because changes on any screen add events', async () => {
  const send = vi.fn<() => Promise<object>>(async () => ({ items: [] }));
  const client = createQueryClient(() => undefined);
  const visit = () => client.query(auditPageQuery(send as unknown as Send, { filter: '', skip: 0 }) as never);
  await visit();
  await visit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('all events are read page by page, without those that are added meanwhile', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00.000Z') });
  const sent: unknown[] = [];
  const send = (async (call: unknown, options: { page: { skip: number } }) => {
    sent.push([call, options]);
    const { skip } = options.page;
    return { items: [{ id: `event ${skip}` }, { id: `event ${skip + 1}` }], pagination: { hasNext: skip < 2 } };
  }) as unknown as Send;
  const events = await readAllAuditEvents(send, (until) => `action eq 'site.create' and ${until}`);
  vi.useRealTimers();
  const query = { filter: "action eq 'site.create' and at le '2026-11-24T10:00:00.000Z'" };
  expect(sent).toEqual([
    [calls.listAuditEvents, { query, page: { top: 1000, skip: 0 } }],
    [calls.listAuditEvents, { query, page: { top: 1000, skip: 2 } }],
  ]);
  expect(events.map(({ id }) => id)).toEqual(['event 0', 'event 1', 'event 2', 'event 3']);
});
