import { IconButton, Menu, MenuItem, MenuSeparator } from '@inspection-studio/design-system';
import { UnlinkIdentityPolicy, userActions } from '@inspection-studio/domain/permissions';
import { displayName, type User } from '@inspection-studio/domain/users';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { LinkBreakIcon } from '@phosphor-icons/react/dist/csr/LinkBreak';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { UnlinkIdentity } from './UnlinkIdentity.tsx';
import { USER_ENTRIES } from './user-entries.ts';
import { type QuestionedAction, UserQuestion } from './UserQuestion.tsx';
import { useUserStatus } from './useUserStatus.ts';

/** Menu of actions on a person; renders nothing without permission. */
export function UserMenu({ user }: { user: User }) {
  const { user: viewer } = useAccess();
  const actions = userActions(viewer, user);
  const canUnlink = useRuntimeSettings().isSignInHosted && UnlinkIdentityPolicy(viewer, user).allowed;
  const [isUnlinking, setUnlinking] = useState(false);
  const { change, isPending } = useUserStatus(user);
  const [asked, ask] = useState<QuestionedAction | null>(null);
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
              <MenuItem
                key={action}
                icon={icon}
                onSelect={() => (action === 'deactivate' ? ask(action) : change(action))}
              >
                {label}
              </MenuItem>
            );
          }
          return [
            <MenuSeparator key="separator" />,
            <MenuItem key={action} icon={icon} variant="danger" onSelect={() => ask(action)}>
              {label}
            </MenuItem>,
          ];
        })}
        {canUnlink && (
          <MenuItem icon={<LinkBreakIcon size={20} aria-hidden="true" />} onSelect={() => setUnlinking(true)}>
            Unlink sign-in
          </MenuItem>
        )}
      </Menu>
      <UnlinkIdentity user={user} open={isUnlinking} onOpenChange={setUnlinking} />
      <UserQuestion user={user} asked={asked} onClose={() => ask(null)} />
    </>
  );
}
