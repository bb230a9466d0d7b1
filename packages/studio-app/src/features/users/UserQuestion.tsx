import type { UserAction } from '@inspection-studio/domain/permissions';
import type { User } from '@inspection-studio/domain/users';
import { DeactivateUser } from './DeactivateUser.tsx';
import { DeleteUser } from './DeleteUser.tsx';

/** Actions that ask for confirmation. Reactivating does not. */
export type QuestionedAction = Extract<UserAction, 'deactivate' | 'delete'>;

interface UserQuestionProps {
  user: User;
  /** The chosen action. */
  asked: QuestionedAction | null;
  onClose: () => void;
}

/** Asks before a person is deactivated or deleted. */
export function UserQuestion({ user, asked, onClose }: UserQuestionProps) {
  const close = (open: boolean) => !open && onClose();
  return (
    <>
      <DeactivateUser user={user} open={asked === 'deactivate'} onOpenChange={close} />
      <DeleteUser user={user} open={asked === 'delete'} onOpenChange={close} />
    </>
  );
}
