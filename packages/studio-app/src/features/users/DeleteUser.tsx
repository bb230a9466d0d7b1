import { ConfirmDialog, Stack, Text, useToast } from '@inspection-studio/design-system';
import { displayName, type User } from '@inspection-studio/domain/users';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { deleteUser, readTag, userQuery } from '../../data/index.ts';
import { useRemoval } from '../../widgets/useRemoval.ts';
import { deletionMeans } from './user-questions.ts';
import { UserSummary } from './UserSummary.tsx';

interface DeleteUserProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Requires the full name, or the e-mail address of a person without a name, before Delete
 * appears.
 */
export function DeleteUser({ user, open, onOpenChange }: DeleteUserProps) {
  const { show: showToast } = useToast();
  const name = displayName(user);
  const send = useSend();
  const client = useQueryClient();
  const mutation = deleteUser(send, client, user.id);
  const record = { noun: 'user', readTag: () => readTag(client, userQuery(send, user.id)), mutation };
  const { remove, reset, isPending, isChanged, failure } = useRemoval(record, open);
  const confirm = async () => {
    await remove();
    showToast({ kind: 'completed', title: 'User deleted', name });
    onOpenChange(false);
  };
  const hasName = user.name.trim() !== '';
  const change = (next: boolean) => {
    reset();
    onOpenChange(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title="Delete user"
      confirmLabel={isChanged ? 'Delete anyway' : 'Delete'}
      confirmIcon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
      destructive
      requireText={name}
      requireTextLabel={`Type the ${hasName ? 'full name' : 'e-mail address'} to delete this user`}
      pending={isPending}
      error={failure}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      <Stack gap={3}>
        <UserSummary user={user} />
        <Text as="p" size="table" tone="secondary">
          {deletionMeans(user.status)}
        </Text>
        {!hasName && (
          <Text as="p" size="table" tone="secondary">
            This user has no name yet. Enter the e-mail address instead.
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
