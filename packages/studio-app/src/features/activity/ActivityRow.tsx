import { Avatar, IconButton, Text } from '@inspection-studio/design-system';
import type { AuditEvent } from '@inspection-studio/domain/audit';
import { formatTime } from '@inspection-studio/domain/dates';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Link } from 'react-router';
import { link } from '../../widgets/link.css.ts';
import { activitySentence, namesRecord } from './activity-sentence.ts';
import * as styles from './ActivityList.css.ts';
import { clientName } from './client-name.ts';
import { subjectPath } from './subject-path.ts';

/** Name of the person of an event, or what is known instead. */
export const actorName = ({ actor }: AuditEvent): string => actor.name || actor.email || 'Unknown person';

/** What the person did, with a link to the record. */
export function Sentence({ event }: { event: AuditEvent }) {
  const { before, after } = activitySentence(event);
  const path = subjectPath(event);
  const { name } = event.subject;
  return (
    <>
      <span>{before}</span>{' '}
      {namesRecord(event) &&
        (path ? (
          <Link className={link} translate="no" to={path}>
            {name}
          </Link>
        ) : (
          <strong translate="no">{name}</strong>
        ))}{' '}
      <span>{after}</span>
    </>
  );
}

interface ActivityRowProps {
  event: AuditEvent;
  isSelected: boolean;
  onSelect: () => void;
}

/** One event: time, person, sentence and source. */
export function ActivityRow({ event, isSelected, onSelect }: ActivityRowProps) {
  const person = actorName(event);
  const { before, after } = activitySentence(event);
  const words = [person, before, namesRecord(event) && event.subject.name, after].filter(Boolean).join(' ');
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <time className={styles.time} dateTime={event.at}>
        {formatTime(event.at)}
      </time>
      <Avatar name={person} size="small" decorative />
      <p className={styles.sentence}>
        <strong translate="no">{person}</strong> <Sentence event={event} />
      </p>
      <Text className={styles.source} size="caption" tone="secondary" truncate>
        {clientName(event.source.userAgent)}
      </Text>
      <IconButton
        variant="ghost"
        size="compact"
        label={`Details: ${words}`}
        aria-pressed={isSelected}
        icon={<CaretRightIcon size={16} weight="bold" aria-hidden="true" />}
        onClick={onSelect}
      />
    </li>
  );
}
