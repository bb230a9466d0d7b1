import { Avatar, Inline, Stack, Text } from '@inspection-studio/design-system';
import { displayName, userRoleLabel } from '@inspection-studio/domain/users';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useUser } from '../session/index.ts';
import * as styles from './AccountSummary.css.ts';

/** Name and role of the signed-in person at the end of the header, linked to the profile. */
export function AccountSummary() {
  const user = useUser();
  const name = displayName(user);
  return (
    <Inline asChild className={styles.account} gap={3}>
      <Link to={paths.user(user.id)}>
        <Stack as="span" className={styles.words} gap={0} align="end">
          <Text translate="no" className={styles.name} size="table" weight="semibold" truncate>
            {name}
          </Text>{' '}
          <Text size="caption" tone="secondary">
            {userRoleLabel(user.roleId)}
          </Text>
        </Stack>
        <Avatar name={name} src={user.thumbnail} decorative />
      </Link>
    </Inline>
  );
}
