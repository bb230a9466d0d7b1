import {
  Button,
  Inline,
  Section,
  SortableTable,
  type SortableTableColumn,
  Stack,
  StatusBadge,
  Text,
} from '@inspection-studio/design-system';
import { formatLongDate, formatTimeAgo } from '@inspection-studio/domain/dates';
import {
  type AccessToken,
  accessTokenRightsLabel,
  isAccessTokenExpired,
  type User,
} from '@inspection-studio/domain/users';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { accessTokenListQuery } from '../../data/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './AccessTokens.css.ts';
import { CreateAccessToken } from './CreateAccessToken.tsx';
import { RevokeAccessToken } from './RevokeAccessToken.tsx';

const idOf = (token: AccessToken) => token.id;

const TokenName = ({ token }: { token: AccessToken }) => (
  <Inline as="span">
    <KeyIcon size={20} aria-hidden="true" />
    <span translate="no" className={styles.name}>
      {token.name}
    </span>
  </Inline>
);

const Expires = ({ token, now }: { token: AccessToken; now: Date }) =>
  isAccessTokenExpired(token, now) ? (
    <StatusBadge kind="warning">Expired</StatusBadge>
  ) : (
    <time dateTime={token.expires}>{formatLongDate(token.expires)}</time>
  );

const LastUsed = ({ token: { lastUsed }, now }: { token: AccessToken; now: Date }) =>
  lastUsed === null ? <span>Never</span> : <time dateTime={lastUsed}>{formatTimeAgo(lastUsed, now)}</time>;

/** The access tokens of the signed-in person, in their own profile: list, create and revoke. */
export function AccessTokens({ user }: { user: User }) {
  const query = useQuery(accessTokenListQuery(useSend(), user.id));
  const [revoked, setRevoked] = useState<AccessToken | null>(null);
  const updatedAt = query.dataUpdatedAt;
  const { columns, compactRow } = useMemo(() => {
    const now = new Date(updatedAt);
    const action = (token: AccessToken) => (
      <Button variant="ghost" size="compact" aria-label={`Revoke ${token.name}`} onClick={() => setRevoked(token)}>
        Revoke
      </Button>
    );
    const all: SortableTableColumn<AccessToken>[] = [
      { id: 'name', header: 'Name', minWidthPx: 200, cell: (token) => <TokenName token={token} /> },
      { id: 'rights', header: 'Rights', minWidthPx: 160, cell: ({ rights }) => accessTokenRightsLabel(rights) },
      { id: 'expires', header: 'Expires', cell: (token) => <Expires token={token} now={now} /> },
      { id: 'lastUsed', header: 'Last used', cell: (token) => <LastUsed token={token} now={now} /> },
      { id: 'revoke', header: 'Actions', isHeaderHidden: true, align: 'end', minWidthPx: 96, cell: action },
    ];
    const compact = (token: AccessToken) => (
      <Inline justify="between">
        <Stack gap="half">
          <TokenName token={token} />
          <Text tone="secondary">{accessTokenRightsLabel(token.rights)}</Text>
          <Text tone="secondary">
            Expires: <Expires token={token} now={now} />. Last used: <LastUsed token={token} now={now} />
          </Text>
        </Stack>
        {action(token)}
      </Inline>
    );
    return { columns: all, compactRow: compact };
  }, [updatedAt]);
  return (
    <Section title="Access tokens" count={query.data?.length} gap={4} actions={<CreateAccessToken user={user} />}>
      <Text as="p" size="table" tone="secondary">
        Scripts and the command line sign in with a token instead of you.
      </Text>
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : (
        <SortableTable
          label="Access tokens"
          columns={columns}
          rows={query.data ?? []}
          rowKey={idOf}
          busy={query.isPending}
          skeletonRowCount={2}
          renderCompactRow={compactRow}
          texts={{ empty: 'No access tokens' }}
        />
      )}
      {revoked && <RevokeAccessToken user={user} token={revoked} onClose={() => setRevoked(null)} />}
    </Section>
  );
}
