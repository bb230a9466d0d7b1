import { Avatar } from '@inspection-studio/design-system';
import type { Reference } from '@inspection-studio/domain';
import * as styles from './PersonName.css.ts';

/** A person among facts: the avatar and the name. */
export function PersonName({ person }: { person: Reference }) {
  return (
    <span className={styles.person}>
      <Avatar name={person.name} src={person.thumbnail} size="small" decorative />
      {person.name}
    </span>
  );
}
