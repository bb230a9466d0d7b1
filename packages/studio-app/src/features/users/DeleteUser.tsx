import { Avatar, ConfirmDialog, Inline, Stack, Text, useToast } from '@inspection-studio/design-system';
import { displayName, type User } from '@inspection-studio/domain';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { deleteUser } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';

interface DeleteUserProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Requires the full name, or the e-mail address of a person without a name, before Delete
 * appears.
 *
 * @see STATE-061, STATE-068..070, S44
 */
export function DeleteUser({ user, open, onOpenChange }: DeleteUserProps) {
  const { show: showToast } = useToast();
  const name = displayName(user);
  const options = deleteUser(useSend(), useQueryClient(), user.id);
  const remove = useMutation({
    ...options,
    // Not in the mutation call: the row may no longer be on this page by then.
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      showToast({ kind: 'completed', title: 'User deleted', description: name });
      onOpenChange(false);
    },
  });
  const failure = useFailureText(remove.error);
  const hasName = user.name.trim() !== '';
  const change = (next: boolean) => {
    remove.reset();
    onOpenChange(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title="Delete user"
      confirmLabel="Delete"
      confirmIcon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
      destructive
      requireText={name}
      requireTextLabel={`Type the ${hasName ? 'full name' : 'e-mail address'} to delete this user`}
      pending={remove.isPending}
      error={failure}
      onConfirm={() => remove.mutate()}
    >
      <Stack gap={3}>
        <Inline gap={3}>
          <Avatar name={name} src={user.thumbnail} decorative />
          <Stack gap={0}>
            <Text as="strong" size="body" tone="primary" weight="semibold">
              {name}
            </Text>
            {hasName && (
              <Text size="table" tone="secondary">
                {user.email}
              </Text>
            )}
          </Stack>
        </Inline>
        {!hasName && (
          <Text as="p" size="table" tone="secondary">
            This user has no name yet. Enter the e-mail address instead.
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
