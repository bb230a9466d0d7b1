import { IconButton, Menu, MenuItem, MenuSeparator } from '@inspection-studio/design-system';
import { displayName, type User, userActions } from '@inspection-studio/domain';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { USER_ENTRIES } from './user-entries.ts';
import { useUserStatus } from './useUserStatus.ts';

/** Menu of actions on a person; renders nothing without permission. @see CO-009, STATE-036..047, PERM-122..127 */
export function UserMenu({ user }: { user: User }) {
  const actions = userActions(useAccess().user, user);
  const { change, isPending } = useUserStatus(user);
  const [isDeleting, setDeleting] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant="ghost"
            size="compact"
            label={`Actions of ${displayName(user)}`}
            pending={isPending}
            icon={<DotsThreeIcon size={18} weight="bold" aria-hidden="true" />}
          />
        }
      >
        {actions.map((action) => {
          const { label, Icon } = USER_ENTRIES[action];
          const icon = <Icon size={20} aria-hidden="true" />;
          if (action === 'read' || action === 'update') {
            return (
              <MenuItem key={action} asChild icon={icon}>
                <Link to={action === 'read' ? paths.user(user.id) : paths.updateUser(user.id)}>{label}</Link>
              </MenuItem>
            );
          }
          if (action !== 'delete') {
            return (
              <MenuItem key={action} icon={icon} onSelect={() => change(action)}>
                {label}
              </MenuItem>
            );
          }
          return [
            <MenuSeparator key="separator" />,
            <MenuItem key={action} icon={icon} variant="danger" onSelect={() => setDeleting(true)}>
              {label}
            </MenuItem>,
          ];
        })}
      </Menu>
      <DeleteUser user={user} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
