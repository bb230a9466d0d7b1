import { ConfirmDialog, Stack, Text, useToast } from '@inspection-studio/design-system';
import { displayName, type User } from '@inspection-studio/domain/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { changeUserStatus } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';
import { DEACTIVATION_MEANS } from './user-questions.ts';
import { UserSummary } from './UserSummary.tsx';
import { useUserStatus } from './useUserStatus.ts';

interface DeactivateUserProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a person is deactivated. The toast afterwards offers Undo. */
export function DeactivateUser({ user, open, onOpenChange }: DeactivateUserProps) {
  const { show: showToast } = useToast();
  const { change: changeStatus } = useUserStatus(user);
  const options = changeUserStatus(useSend(), useQueryClient(), user.id);
  const deactivation = useMutation({
    ...options,
    // Not in the mutation call: the row may no longer be on this page by then.
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      showToast({
        kind: 'completed',
        title: 'User deactivated',
        name: displayName(user),
        action: {
          label: 'Undo',
          altText: 'Reactivate the user from the menu',
          onSelect: () => changeStatus('reactivate'),
        },
      });
      onOpenChange(false);
    },
  });
  const failure = useFailureText(deactivation.error);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        deactivation.reset();
        onOpenChange(next);
      }}
      title="Deactivate user"
      confirmLabel="Deactivate"
      pending={deactivation.isPending}
      error={failure}
      onConfirm={() => deactivation.mutate('deactivate')}
    >
      <Stack gap={3}>
        <UserSummary user={user} />
        <Text as="p" size="table" tone="secondary">
          {DEACTIVATION_MEANS}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
