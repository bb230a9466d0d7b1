import { Avatar, Inline, Stack, Text } from '@inspection-studio/design-system';
import { displayName, type User } from '@inspection-studio/domain/users';

/** The person a question is about: picture, name and e-mail address. */
export function UserSummary({ user }: { user: User }) {
  const name = displayName(user);
  return (
    <Inline gap={3}>
      <Avatar name={name} src={user.thumbnail} decorative />
      <Stack gap={0}>
        <Text translate="no" as="strong" size="body" tone="primary" weight="semibold">
          {name}
        </Text>
        {name !== user.email && (
          <Text translate="no" size="table" tone="secondary">
            {user.email}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
