import { AUDIT_PAGE_SIZE, type AuditEvent } from '@inspection-studio/domain/audit';
import { auditReads, TOP_MAX } from '@inspection-studio/domain/calls';
import { serializeFilter } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { auditKeys } from './keys.ts';

/** A page of the audit log: filter in wire format, empty for all events, and the start of the page. */
export interface AuditRequest {
  filter: string;
  skip: number;
}

/** One page of 50 audit events, newest first. */
export const auditPageQuery = (send: Send, request: AuditRequest) =>
  queryOptions({
    queryKey: auditKeys.page(request),
    queryFn: ({ signal }) =>
      send(auditReads.listAuditEvents, {
        query: { filter: request.filter || undefined },
        page: { top: AUDIT_PAGE_SIZE, skip: request.skip },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Changes on any screen add events.
    staleTime: 0,
  });

/**
 * Reads all events of a filter, newest first, page by page. Events that are added meanwhile are left out, so that no page
 * shifts.
 */
export async function readAllAuditEvents(send: Send, withFilter: (until: string) => string): Promise<AuditEvent[]> {
  const until = serializeFilter([{ prop: 'at', comparison: 'le', value: new Date().toISOString() }]);
  const query = { filter: withFilter(until) };
  const events: AuditEvent[] = [];
  for (;;) {
    const { items, pagination } = await send(auditReads.listAuditEvents, {
      query,
      page: { top: TOP_MAX, skip: events.length },
    });
    events.push(...items);
    if (!pagination.hasNext) return events;
  }
}
