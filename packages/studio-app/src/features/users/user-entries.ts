import type { UserAction } from '@inspection-studio/domain/permissions';
import type { Icon } from '@phosphor-icons/react';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck';
import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus';

/** Label and icon of each action on a person. */
export const USER_ENTRIES: Readonly<Record<UserAction, { label: string; Icon: Icon }>> = {
  read: { label: 'View profile', Icon: UserIcon },
  update: { label: 'Edit', Icon: PencilSimpleIcon },
  resendInvitation: { label: 'Resend invitation', Icon: EnvelopeSimpleIcon },
  deactivate: { label: 'Deactivate', Icon: UserMinusIcon },
  reactivate: { label: 'Reactivate', Icon: UserCheckIcon },
  delete: { label: 'Delete', Icon: TrashIcon },
};
