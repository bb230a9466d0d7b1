import { Avatar, Skeleton, TitleBlock } from '@inspection-studio/design-system';
import { displayName, formatLongDate, type User, userRoleLabel } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { userQuery } from '../../data/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { RecordError } from '../../widgets/RecordError.tsx';
import { UserAssets } from './UserAssets.tsx';
import { UserButtons } from './UserButtons.tsx';
import * as styles from './UserProfile.css.ts';
import { UserStatusText } from './UserStatusText.tsx';

/** A person: who they are, what may be done about them, and their assets. @see CO-011..019 */
export function UserProfile({ userId }: { userId: string }) {
  const query = useQuery(userQuery(useSend(), userId));
  if (query.data) return <Profile user={query.data} />;
  if (query.isError) return <RecordError query={query} />;
  return (
    <div className={styles.profile} aria-busy="true">
      <Skeleton shape="block" height={420} />
      <Skeleton shape="block" height={420} />
    </div>
  );
}

function Profile({ user }: { user: User }) {
  const { version } = useRuntimeSettings();
  const name = displayName(user);
  return (
    <div className={styles.profile}>
      <div className={styles.facts}>
        <div className={styles.card}>
          <div className={styles.person}>
            <Avatar name={name} src={user.thumbnail} size="xlarge" decorative />
            <div className={styles.words}>
              <h1 className={styles.name}>
                <BreakableEmail>{name}</BreakableEmail>
              </h1>
              <p className={styles.role}>{userRoleLabel(user.roleId)}</p>
            </div>
          </div>
          <UserButtons user={user} />
        </div>
        <TitleBlock
          items={[
            { label: 'Status', value: <UserStatusText status={user.status} /> },
            { label: 'Role', value: userRoleLabel(user.roleId) },
            { label: 'Email', value: user.email, wide: true },
            { label: 'Phone', value: user.phoneNumber, wide: true },
            { label: 'User since', value: <time dateTime={user.created}>{formatLongDate(user.created)}</time> },
            { label: 'Invited by', value: user.invitedBy?.name ?? 'Nobody' },
          ]}
        />
        <p className={styles.version}>Version {version}</p>
      </div>
      <UserAssets user={user} />
    </div>
  );
}

/** An e-mail address, the name of somebody who has not signed in yet, breaks after its '@' where it must. */
function BreakableEmail({ children }: { children: string }) {
  const [before = '', ...after] = children.split(/(?<=@)/);
  return (
    <>
      {before}
      {after.length > 0 && <wbr />}
      {after}
    </>
  );
}
