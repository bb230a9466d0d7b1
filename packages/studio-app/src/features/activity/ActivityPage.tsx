import { Button, Dialog, EmptyState, SidePanel, Stack, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import type { AuditEvent } from '@inspection-studio/domain/audit';
import { formatDate } from '@inspection-studio/domain/dates';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { auditPageQuery, readAllAuditEvents } from '../../data/index.ts';
import { ListFooter } from '../../widgets/ListFooter.tsx';
import { ListHeader } from '../../widgets/ListHeader.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import { activityFilter } from './activity-address.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityList } from './ActivityList.tsx';
import { EventDetails } from './EventDetails.tsx';
import { saveCsv } from './save-csv.ts';
import { type ActivityAddressControl, useActivityAddress } from './useActivityAddress.ts';

/** The audit log of the company: who did what. Search, filters and page are in the URL. */
export function ActivityPage() {
  const { address, narrow, goTo } = useActivityAddress();
  const filter = activityFilter(address);
  const query = usePageQuery(auditPageQuery(useSend(), { filter, skip: address.skip }), goTo);
  const { items, pagination } = query.data ?? {};
  const [selected, select] = useState<AuditEvent | null>(null);
  const isNarrowed = filter !== activityFilter({ ...address, ...NO_FILTERS });
  return (
    <>
      <ListHeader
        title="Activity"
        count={pagination?.count}
        searchLabel="Search by person or record"
        term={address.term}
        onSearch={(term) => narrow({ term: term.trim() })}
      >
        <SaveButton address={address} />
      </ListHeader>
      <ActivityFilters address={address} narrow={narrow} events={items ?? []} />
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : pagination?.count === 0 ? (
        <EmptyState action={isNarrowed && <Button onClick={() => narrow(NO_FILTERS)}>Clear filters</Button>}>
          {isNarrowed ? 'No activity matches these filters.' : 'Changes by people of your company appear here.'}
        </EmptyState>
      ) : (
        <Stack columns={selected ? 'sideEnd' : undefined} gap={6}>
          <ActivityList
            events={items}
            readAt={new Date(query.dataUpdatedAt)}
            busy={query.isPlaceholderData || query.isPending}
            selectedId={selected?.id}
            onSelect={(event) => select(event.id === selected?.id ? null : event)}
          />
          {selected && <Details event={selected} narrow={narrow} onClose={() => select(null)} />}
        </Stack>
      )}
      {pagination && pagination.count > 0 && <ListFooter noun="event" pagination={pagination} onSkipChange={goTo} />}
    </>
  );
}

const NO_FILTERS = { term: '', group: 'all', personId: null, recordId: null, from: null, to: null } as const;

interface DetailsProps extends Pick<ActivityAddressControl, 'narrow'> {
  event: AuditEvent;
  onClose: () => void;
}

/** Details of the selected event beside the list; in a dialog where there is no room. */
function Details({ event, narrow, onClose }: DetailsProps) {
  const isNarrow = useMediaQuery(media.belowLg);
  const details = (
    <EventDetails
      event={event}
      onPerson={(personId) => {
        onClose();
        narrow({ ...NO_FILTERS, personId });
      }}
    />
  );
  if (isNarrow) {
    return (
      <Dialog open title="Details" onOpenChange={onClose}>
        {details}
      </Dialog>
    );
  }
  return (
    <SidePanel title="Details" aria-live="polite">
      {details}
    </SidePanel>
  );
}

/** Saves all events of the filters as CSV. */
function SaveButton({ address }: Pick<ActivityAddressControl, 'address'>) {
  const send = useSend();
  const save = useMutation({
    mutationFn: () => readAllAuditEvents(send, (until) => activityFilter(address, until)),
    onSuccess: (events) => saveCsv(events, `activity-${formatDate(new Date())}.csv`),
    meta: { toastsError: true },
  });
  return (
    <Button
      icon={<DownloadSimpleIcon size={18} weight="bold" aria-hidden="true" />}
      pending={save.isPending}
      onClick={() => save.mutate()}
    >
      Save as CSV
    </Button>
  );
}
