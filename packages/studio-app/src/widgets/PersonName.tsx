import { Avatar, Inline } from '@inspection-studio/design-system';
import type { Reference } from '@inspection-studio/domain/shared';

/** A person among facts: the avatar and the name. */
export function PersonName({ person }: { person: Reference }) {
  return (
    <Inline as="span">
      <Avatar name={person.name} src={person.thumbnail} size="small" decorative />
      <span translate="no">{person.name}</span>
    </Inline>
  );
}
