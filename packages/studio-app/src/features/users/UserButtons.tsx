import { Button, Inline, LinkButton } from '@inspection-studio/design-system';
import { type User, userActions } from '@inspection-studio/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { USER_ENTRIES } from './user-entries.ts';
import * as styles from './UserProfile.css.ts';
import { useUserStatus } from './useUserStatus.ts';

/** Actions on the profile of a person; renders nothing without permission. @see STATE-036..047, PERM-123..127 */
export function UserButtons({ user }: { user: User }) {
  const actions = userActions(useAccess().user, user).filter((action) => action !== 'read');
  const { change, isPending } = useUserStatus(user);
  const [isDeleting, setDeleting] = useState(false);
  if (actions.length === 0) return null;
  return (
    <Inline align="stretch" wrap>
      {actions.map((action) => {
        const { label, Icon } = USER_ENTRIES[action];
        const icon = <Icon size={18} weight="bold" aria-hidden="true" />;
        if (action === 'update') {
          return (
            <LinkButton key={action} asChild className={styles.button} icon={icon}>
              <Link to={paths.updateUser(user.id)}>{label}</Link>
            </LinkButton>
          );
        }
        if (action === 'delete') {
          return (
            <Button
              key={action}
              className={styles.dangerous}
              variant="dangerQuiet"
              icon={icon}
              onClick={() => setDeleting(true)}
            >
              {label}
            </Button>
          );
        }
        return (
          <Button key={action} className={styles.button} icon={icon} pending={isPending} onClick={() => change(action)}>
            {label}
          </Button>
        );
      })}
      <DeleteUser user={user} open={isDeleting} onOpenChange={setDeleting} />
    </Inline>
  );
}
