import { useToast } from '@inspection-studio/design-system';
import { displayName, type User } from '@inspection-studio/domain/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { changeUserStatus, type UserStatusChange } from '../../data/index.ts';

const DONE: Record<UserStatusChange, string> = {
  resendInvitation: 'Invitation sent',
  deactivate: 'User deactivated',
  reactivate: 'User reactivated',
};

/** Changes a person's status and shows a toast. */
export function useUserStatus(user: User) {
  const { show: showToast } = useToast();
  const options = changeUserStatus(useSend(), useQueryClient(), user.id);
  const mutation = useMutation({
    ...options,
    meta: { toastsError: true },
    // Not in the mutation call: the row may no longer be on this page by then.
    onSuccess: (...result) => {
      const [change] = result;
      showToast({
        kind: 'completed',
        title: DONE[change],
        name: displayName(user),
      });
      return options.onSuccess?.(...result);
    },
  });
  return { change: (what: UserStatusChange) => mutation.mutate(what), isPending: mutation.isPending };
}
