import { ConfirmDialog, Stack, Text, useToast } from '@inspection-studio/design-system';
import { displayName, type User } from '@inspection-studio/domain/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { unlinkIdentity } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';
import { UserSummary } from './UserSummary.tsx';

interface UnlinkIdentityProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before the hosted sign-in of a person is unlinked, for a new account at the provider. */
export function UnlinkIdentity({ user, open, onOpenChange }: UnlinkIdentityProps) {
  const { show: showToast } = useToast();
  const options = unlinkIdentity(useSend(), useQueryClient(), user.id);
  const unlinking = useMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      showToast({ kind: 'completed', title: 'Sign-in unlinked', name: displayName(user) });
      onOpenChange(false);
    },
  });
  const failure = useFailureText(unlinking.error);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        unlinking.reset();
        onOpenChange(next);
      }}
      title="Unlink sign-in"
      confirmLabel="Unlink"
      pending={unlinking.isPending}
      error={failure}
      onConfirm={() => unlinking.mutate()}
    >
      <Stack gap={3}>
        <UserSummary user={user} />
        <Text as="p" size="table" tone="secondary">
          All sessions end, and access tokens are revoked. The next account that signs in with {user.email} is linked to
          this user.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
