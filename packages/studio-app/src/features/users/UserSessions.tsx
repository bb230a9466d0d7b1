import {
  Button,
  ConfirmDialog,
  Inline,
  Section,
  SortableTable,
  type SortableTableColumn,
  Stack,
  StatusBadge,
  Text,
  useToast,
} from '@inspection-studio/design-system';
import { formatTimeAgo } from '@inspection-studio/domain/dates';
import { displayName, type Session, type User } from '@inspection-studio/domain/users';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { endSessions, sessionListQuery } from '../../data/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { useFailureText } from '../../session/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { useFocusSuccessor } from '../../widgets/useFocusSuccessor.ts';
import { withNames } from '../../with-names.tsx';

const idOf = (session: Session) => session.id;
const nameOf = ({ device, browser }: Session) => `${browser} on ${device}`;

const SessionName = ({ session }: { session: Session }) => (
  <Inline as="span" gap={3} wrap>
    <Inline as="span">
      <DesktopIcon size={20} aria-hidden="true" />
      {nameOf(session)}
    </Inline>
    {session.isCurrent && <StatusBadge kind="completed">This device</StatusBadge>}
  </Inline>
);

const LastUsed = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at}>{formatTimeAgo(at, new Date(now))}</time>
);

/** Ends a session, and is gone with its row. */
function EndButton({ name, pending, onPress }: { name: string; pending: boolean; onPress: () => void }) {
  const ref = useFocusSuccessor<HTMLButtonElement>();
  return (
    <Button ref={ref} variant="ghost" size="compact" aria-label={`End ${name}`} pending={pending} onClick={onPress}>
      End
    </Button>
  );
}

/** Sessions of a person, for the person and Admins, which can be ended one by one or all at once. */
export function UserSessions({ user }: { user: User }) {
  const isOwn = useAccess().user.id === user.id;
  const send = useSend();
  const query = useQuery(sessionListQuery(send, user.id));
  const { show: showToast } = useToast();
  const options = endSessions(send, useQueryClient(), user.id);
  const ending = useMutation({
    ...options,
    meta: { toastsError: true },
    onSuccess: (...result) => {
      showToast({ kind: 'completed', title: 'Session ended' });
      return options.onSuccess?.(...result);
    },
  });
  const now = query.dataUpdatedAt;
  const { mutate: end, isPending, variables: endingId } = ending;
  const { columns, compactRow } = useMemo(() => {
    const action = (session: Session) =>
      !session.isCurrent && (
        <EndButton
          name={nameOf(session)}
          pending={isPending && endingId === session.id}
          onPress={() => end(session.id)}
        />
      );
    const all: SortableTableColumn<Session>[] = [
      { id: 'name', header: 'Device', minWidthPx: 260, cell: (session) => <SessionName session={session} /> },
      { id: 'address', header: 'Address', cell: ({ address }) => address },
      { id: 'lastUsed', header: 'Last used', cell: ({ lastUsed }) => <LastUsed at={lastUsed} now={now} /> },
      { id: 'end', header: 'Actions', isHeaderHidden: true, align: 'end', minWidthPx: 80, cell: action },
    ];
    const compact = (session: Session) => (
      <Inline justify="between">
        <Stack gap="half">
          <SessionName session={session} />
          <Text tone="secondary">
            {session.address}, <LastUsed at={session.lastUsed} now={now} />
          </Text>
        </Stack>
        {action(session)}
      </Inline>
    );
    return { columns: all, compactRow: compact };
  }, [end, isPending, endingId, now]);
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Section
      title="Sessions"
      count={query.data?.length}
      gap={4}
      actions={others > 0 && <EndAllSessions user={user} isOwn={isOwn} />}
    >
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : (
        <SortableTable
          label="Sessions"
          columns={columns}
          rows={query.data ?? []}
          rowKey={idOf}
          busy={query.isPending}
          skeletonRowCount={2}
          renderCompactRow={compactRow}
          texts={{ empty: 'No sessions' }}
        />
      )}
    </Section>
  );
}

/** Ends all sessions of a person except the caller's, after a question. */
function EndAllSessions({ user, isOwn }: { user: User; isOwn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { show: showToast } = useToast();
  const options = endSessions(useSend(), useQueryClient(), user.id);
  const ending = useMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      showToast({ kind: 'completed', title: 'Sessions ended', name: displayName(user) });
      setOpen(false);
    },
  });
  const title = isOwn ? 'End all other sessions' : 'End all sessions';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          ending.reset();
        }}
        title={title}
        confirmLabel="End sessions"
        pending={ending.isPending}
        error={useFailureText(ending.error)}
        onConfirm={() => ending.mutate('all')}
        size="sm"
      >
        <Text as="p" size="table" tone="secondary">
          {isOwn
            ? 'You stay signed in on this device only. Your access tokens keep working.'
            : withNames(`${displayName(user)} has to sign in again on every device. Access tokens are revoked.`, [
                displayName(user),
              ])}
        </Text>
      </ConfirmDialog>
    </>
  );
}
