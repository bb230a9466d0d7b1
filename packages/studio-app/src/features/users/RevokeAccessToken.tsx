import { ConfirmDialog, Text, useToast } from '@inspection-studio/design-system';
import type { AccessToken, User } from '@inspection-studio/domain/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { revokeAccessToken } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';

interface RevokeAccessTokenProps {
  user: User;
  token: AccessToken;
  onClose: () => void;
}

/** Asks before an access token is revoked, which cannot be undone. */
export function RevokeAccessToken({ user, token, onClose }: RevokeAccessTokenProps) {
  const { show: showToast } = useToast();
  const revoking = useMutation(revokeAccessToken(useSend(), useQueryClient(), user.id));
  const confirm = () =>
    revoking.mutate(token.id, {
      onSuccess: () => {
        showToast({ kind: 'completed', title: 'Access token revoked', name: token.name });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Revoke access token"
      confirmLabel="Revoke"
      destructive
      pending={revoking.isPending}
      error={useFailureText(revoking.error)}
      onConfirm={confirm}
      size="sm"
    >
      <Text as="p" size="table" tone="secondary">
        Everything that uses <span translate="no">{token.name}</span> stops working at once. You cannot undo this.
      </Text>
    </ConfirmDialog>
  );
}
