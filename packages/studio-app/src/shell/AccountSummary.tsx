import { Avatar } from '@inspection-studio/design-system';
import { displayName, userRoleLabel } from '@inspection-studio/domain';
import { useUser } from '../session/index.ts';
import * as styles from './AccountSummary.css.ts';

/** Name and role of the signed-in person, at the end of the header. @see spec 1 §2 "Shell" */
export function AccountSummary() {
  const user = useUser();
  const name = displayName(user);
  return (
    <div className={styles.account}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{userRoleLabel(user.roleId)}</span>
      </div>
      <Avatar name={name} src={user.thumbnail} decorative />
    </div>
  );
}
