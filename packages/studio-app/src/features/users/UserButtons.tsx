import { Button, Inline, LinkButton } from '@inspection-studio/design-system';
import { userActions } from '@inspection-studio/domain/permissions';
import type { User } from '@inspection-studio/domain/users';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { HistoryLink } from '../../widgets/HistoryLink.tsx';
import { USER_ENTRIES } from './user-entries.ts';
import { type QuestionedAction, UserQuestion } from './UserQuestion.tsx';
import * as styles from './UserProfile.css.ts';
import { useUserStatus } from './useUserStatus.ts';

/** Actions on the profile of a person; renders nothing without permission. */
export function UserButtons({ user }: { user: User }) {
  const actions = userActions(useAccess().user, user).filter((action) => action !== 'read');
  const { change, isPending } = useUserStatus(user);
  const [asked, ask] = useState<QuestionedAction | null>(null);
  if (actions.length === 0) return null;
  const mayDelete = actions.includes('delete');
  const { Icon: DeleteIcon, label: deleteLabel } = USER_ENTRIES.delete;
  return (
    <Inline align="stretch" wrap>
      {actions.map((action) => {
        if (action === 'delete') return null;
        const { label, Icon } = USER_ENTRIES[action];
        const icon = <Icon size={18} weight="bold" aria-hidden="true" />;
        if (action === 'update') {
          return (
            <LinkButton key={action} asChild className={styles.button} icon={icon}>
              <Link to={paths.updateUser(user.id)}>{label}</Link>
            </LinkButton>
          );
        }
        return (
          <Button
            key={action}
            className={styles.button}
            icon={icon}
            pending={isPending}
            onClick={() => (action === 'deactivate' ? ask(action) : change(action))}
          >
            {label}
          </Button>
        );
      })}
      <HistoryLink recordId={user.id} className={styles.button} />
      {mayDelete && (
        <Button
          className={styles.dangerous}
          variant="dangerQuiet"
          icon={<DeleteIcon size={18} weight="bold" aria-hidden="true" />}
          onClick={() => ask('delete')}
        >
          {deleteLabel}
        </Button>
      )}
      <UserQuestion user={user} asked={asked} onClose={() => ask(null)} />
    </Inline>
  );
}
