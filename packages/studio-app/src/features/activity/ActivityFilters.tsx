import {
  Chip,
  DateField,
  Field,
  Inline,
  RadioChipGroup,
  Select,
  useMediaQuery,
} from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import type { AuditEvent } from '@inspection-studio/domain/audit';
import type { ActivityGroup } from './activity-address.ts';
import { actorName } from './ActivityRow.tsx';
import type { ActivityAddressControl } from './useActivityAddress.ts';

const GROUPS: readonly { value: ActivityGroup; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'places', label: 'Sites and assets' },
  { value: 'inspections', label: 'Inspections' },
  { value: 'files', label: 'Single files' },
  { value: 'people', label: 'Users' },
  { value: 'library', label: 'Library' },
  { value: 'documents', label: 'Documents' },
  { value: 'signIn', label: 'Sign-in' },
];

interface ActivityFiltersProps extends Pick<ActivityAddressControl, 'address' | 'narrow'> {
  /** The current page, for the names of the record and the person. */
  events: readonly AuditEvent[];
}

/** Kind of record, days, and the record and person that links have chosen. */
export function ActivityFilters({ address, narrow, events }: ActivityFiltersProps) {
  const isCompact = useMediaQuery(media.belowMd);
  const { group, personId, recordId, from, to } = address;
  const record = events.find(({ subject }) => subject.id === recordId)?.subject.name ?? recordId;
  const personal = events.find(({ actor }) => actor.id === personId);
  const person = personal ? actorName(personal) : personId;
  return (
    <>
      <Inline justify="between" align="end" gap={4} rowGap={3} wrap>
        {isCompact ? (
          <Select
            aria-label="Kind"
            options={GROUPS}
            value={group}
            onValueChange={(next) => narrow({ group: next ?? 'all' })}
          />
        ) : (
          <RadioChipGroup
            aria-label="Kind"
            options={GROUPS}
            value={group}
            onValueChange={(next) => narrow({ group: next })}
          />
        )}
        <Inline gap={3} wrap>
          <Field label="From">
            <DateField value={from} onValueChange={(day) => narrow({ from: day })} />
          </Field>
          <Field label="To">
            <DateField value={to} onValueChange={(day) => narrow({ to: day })} />
          </Field>
        </Inline>
      </Inline>
      {(recordId ?? personId) !== null && (
        <Inline wrap>
          {recordId !== null && (
            <Chip onRemove={() => narrow({ recordId: null })} removeLabel={`Show other records than ${record} too`}>
              Record: <span translate="no">{record}</span>
            </Chip>
          )}
          {personId !== null && (
            <Chip onRemove={() => narrow({ personId: null })} removeLabel={`Show other people than ${person} too`}>
              Person: <span translate="no">{person}</span>
            </Chip>
          )}
        </Inline>
      )}
    </>
  );
}
