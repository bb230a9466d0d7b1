import { Avatar, Heading, Inline, Skeleton, Stack, Text, TitleBlock } from '@inspection-studio/design-system';
import { formatLongDate } from '@inspection-studio/domain/dates';
import { ManageAccessTokensPolicy, ManageSessionsPolicy } from '@inspection-studio/domain/permissions';
import { displayName, type User, userRoleLabel } from '@inspection-studio/domain/users';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { userQuery } from '../../data/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { RecordError } from '../../widgets/RecordError.tsx';
import { AccessTokens } from './AccessTokens.tsx';
import { OwnSignInMethods } from './OwnSignInMethods.tsx';
import { UserAssets } from './UserAssets.tsx';
import { UserButtons } from './UserButtons.tsx';
import * as styles from './UserProfile.css.ts';
import { UserSessions } from './UserSessions.tsx';
import { UserStatusText } from './UserStatusText.tsx';

/** Profile of a person with actions and assets. */
export function UserProfile({ userId }: { userId: string }) {
  const query = useQuery(userQuery(useSend(), userId));
  if (query.data) return <Profile user={query.data} />;
  if (query.isError) return <RecordError query={query} />;
  return (
    <Stack columns="sideStart" gap={8} aria-busy="true">
      <Skeleton shape="block" height={420} />
      <Skeleton shape="block" height={420} />
    </Stack>
  );
}

function Profile({ user }: { user: User }) {
  const { version } = useRuntimeSettings();
  const { user: viewer } = useAccess();
  const name = displayName(user);
  return (
    <Stack columns="sideStart" gap={8}>
      <Stack>
        <Stack frame="sheet" padding={5} gap={5}>
          <Inline gap={4} wrap>
            <Avatar name={name} src={user.thumbnail} size="xlarge" decorative />
            <Stack className={styles.words} gap={1}>
              <Heading level={1}>
                <BreakableEmail>{name}</BreakableEmail>
              </Heading>
              <Text as="p" size="body" tone="secondary">
                {userRoleLabel(user.roleId)}
              </Text>
            </Stack>
          </Inline>
          <UserButtons user={user} />
          <OwnSignInMethods user={user} />
        </Stack>
        <TitleBlock
          items={[
            { label: 'Status', value: <UserStatusText status={user.status} /> },
            { label: 'Role', value: userRoleLabel(user.roleId) },
            { label: 'Email', value: <span translate="no">{user.email}</span>, wide: true },
            { label: 'Phone', value: user.phoneNumber, wide: true },
            { label: 'User since', value: <time dateTime={user.created}>{formatLongDate(user.created)}</time> },
            { label: 'Invited by', value: user.invitedBy?.name ?? 'Nobody' },
          ]}
        />
        <Text as="p" size="caption" tone="secondary">
          Version {version}
        </Text>
      </Stack>
      <Stack gap={8}>
        <UserAssets user={user} />
        {ManageSessionsPolicy(viewer, user).allowed && <UserSessions user={user} />}
        {ManageAccessTokensPolicy(viewer, user).allowed && <AccessTokens user={user} />}
      </Stack>
    </Stack>
  );
}

/** Title; an e-mail address, which replaces a missing name, can break after its '@'. */
function BreakableEmail({ children }: { children: string }) {
  const [before = '', ...after] = children.split(/(?<=@)/);
  return (
    <span translate="no">
      {before}
      {after.length > 0 && <wbr />}
      {after}
    </span>
  );
}
