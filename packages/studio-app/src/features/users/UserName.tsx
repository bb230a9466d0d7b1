import { Avatar, Inline, Text } from '@inspection-studio/design-system';
import { ReadUserPolicy } from '@inspection-studio/domain/permissions';
import { displayName, type User } from '@inspection-studio/domain/users';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { rowLink } from '../../widgets/link.css.ts';
import * as styles from './UsersTable.css.ts';

/** Name of a person in a row, linked to the profile if permitted; struck through when deleted. */
export function UserName({ user }: { user: User }) {
  const name = displayName(user);
  const mayRead = ReadUserPolicy(useAccess().user, user).allowed;
  return (
    <Inline as="span" gap={3}>
      <Avatar name={name} src={user.thumbnail} decorative />
      {mayRead ? (
        <Link translate="no" className={`${rowLink} ${styles.name}`} data-status={user.status} to={paths.user(user.id)}>
          {name}
        </Link>
      ) : (
        <Text translate="no" className={styles.name} weight="semibold" data-status={user.status}>
          {name}
        </Text>
      )}
    </Inline>
  );
}
