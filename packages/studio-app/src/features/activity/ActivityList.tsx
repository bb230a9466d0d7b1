import { DataList, Section, Skeleton, Stack } from '@inspection-studio/design-system';
import type { AuditEvent } from '@inspection-studio/domain/audit';
import { activityDays } from './activity-days.ts';
import * as styles from './ActivityList.css.ts';
import { ActivityRow } from './ActivityRow.tsx';

interface ActivityListProps {
  /** Undefined during the first load. */
  events: readonly AuditEvent[] | undefined;
  /** When the events were read: 'Today' is that day. */
  readAt: Date;
  /** Whether the next page is loading. */
  busy: boolean;
  selectedId: string | undefined;
  onSelect: (event: AuditEvent) => void;
}

/** Events under the headings of their days. */
export function ActivityList({ events, readAt, busy, selectedId, onSelect }: ActivityListProps) {
  if (!events) return <Skeleton shape="block" height={400} aria-busy="true" />;
  return (
    <Stack className={styles.list} gap={5} aria-busy={busy}>
      {activityDays(events, readAt).map(({ day, title, events: ofDay }) => (
        <Section key={day} title={title} headingSize="titleSm" gap={2}>
          <DataList density="compact" as="ol">
            {ofDay.map((event) => (
              <ActivityRow
                key={event.id}
                event={event}
                isSelected={event.id === selectedId}
                onSelect={() => onSelect(event)}
              />
            ))}
          </DataList>
        </Section>
      ))}
    </Stack>
  );
}
