import { Avatar } from '@inspection-studio/design-system';
import { displayName, userRoleLabel } from '@inspection-studio/domain';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useUser } from '../session/index.ts';
import * as styles from './AccountSummary.css.ts';

/** Name and role of the signed-in person, at the end of the header; leads to their profile. @see SHELL-024..026 */
export function AccountSummary() {
  const user = useUser();
  const name = displayName(user);
  return (
    <Link className={styles.account} to={paths.user(user.id)}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.role}>{userRoleLabel(user.roleId)}</span>
      </span>
      <Avatar name={name} src={user.thumbnail} decorative />
    </Link>
  );
}
