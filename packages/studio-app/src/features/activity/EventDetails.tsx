import { Button, Inline, LinkButton, Stack, TitleBlock, type TitleBlockItem } from '@inspection-studio/design-system';
import type { AuditChange, AuditEvent } from '@inspection-studio/domain/audit';
import { formatLongDate, formatTime } from '@inspection-studio/domain/dates';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { fieldWords, valueWords } from './activity-sentence.ts';
import { actorName, Sentence } from './ActivityRow.tsx';
import { clientName } from './client-name.ts';

/** A change as facts: both values, the new one, or only that the field changed. */
function changeItems(change: AuditChange, index: number, all: readonly AuditChange[]): TitleBlockItem[] {
  const { field, before, after } = change;
  const isRepeated = all.filter((each) => each.field === field).length > 1;
  const label = isRepeated ? `${fieldWords(field)} ${index + 1}` : fieldWords(field);
  if (after === undefined) return [{ label, value: 'Changed. Values are not recorded.', wide: true }];
  if (before === undefined) return [{ label, value: valueWords(change, after), wide: true }];
  return [
    { label: `${label} before`, value: valueWords(change, before) },
    { label: `${label} after`, value: valueWords(change, after) },
  ];
}

/** A fact, unless nothing is known: commands of the operator have no address, and unknown people no email. */
const known = (label: string, value: string, wide = false): TitleBlockItem[] =>
  value === '' ? [] : [{ label, value, wide }];

interface EventDetailsProps {
  event: AuditEvent;
  /** Shows only events of a person. */
  onPerson: (id: string) => void;
}

/** All facts of one event, and links to more events of its record and person. */
export function EventDetails({ event, onPerson }: EventDetailsProps) {
  const { actor, subject, changes, source } = event;
  return (
    <Stack>
      <p>
        <strong translate="no">{actorName(event)}</strong> <Sentence event={event} />
      </p>
      {changes.length > 0 && <TitleBlock aria-label="Changes" items={changes.flatMap(changeItems)} />}
      <TitleBlock
        aria-label="Facts"
        items={[
          { label: 'Date', value: formatLongDate(event.at) },
          { label: 'Time', value: <time dateTime={event.at}>{formatTime(event.at)}</time> },
          { label: 'Person', value: actorName(event), wide: true },
          ...known('Email', actor.email, true),
          { label: 'Client', value: clientName(source.userAgent) },
          ...known('Address', source.address),
          ...known('Request', source.requestId, true),
        ]}
      />
      <Inline wrap>
        {subject.id !== null && (
          <LinkButton asChild>
            <Link to={paths.activity(subject.id)}>History of the record</Link>
          </LinkButton>
        )}
        {actor.id !== null && <Button onClick={() => onPerson(actor.id!)}>Activity of the person</Button>}
      </Inline>
    </Stack>
  );
}
