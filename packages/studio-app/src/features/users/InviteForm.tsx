import { Banner, Button } from '@inspection-studio/design-system';
import { PRODUCT_ERRORS } from '@inspection-studio/domain/errors';
import {
  INVITATION_MESSAGE_MAX,
  type InvitationForm,
  invitationFormSchema,
  type InvitationOutcome,
} from '@inspection-studio/domain/users';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { companyQuery, inviteUsers } from '../../data/index.ts';
import { FormSelect, FormTextArea, RecordForm, useStudioForm } from '../../forms/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { FormEmails } from './FormEmails.tsx';
import { roleOptions } from './role-options.ts';
import { seatsText } from './seats-text.ts';

interface InviteFormProps {
  defaultValues: InvitationForm;
  /** What became of each address, and what was sent. */
  onInvited: (outcomes: readonly InvitationOutcome[], sent: InvitationForm) => void;
  onCancel: () => void;
}

/** Code of the refusal when no seat is left. */
const NO_SEATS = 37;

/** Emails, role and a personal note; says how many seats are left. */
export function InviteForm({ defaultValues, onInvited, onCancel }: InviteFormProps) {
  const send = useSend();
  const { user } = useAccess();
  const company = useQuery(companyQuery(send));
  const invite = useMutation(inviteUsers(send, useQueryClient()));
  const form = useStudioForm({
    schema: invitationFormSchema,
    defaultValues,
    onSubmit: async (values) => onInvited(await invite.mutateAsync(values), values),
  });
  const seats = company.data && seatsText(company.data.licence, form.watch('emails').length);
  return (
    <RecordForm
      form={form}
      onCancel={onCancel}
      pendingLabel="Inviting"
      submitButton={
        <Button
          type="submit"
          variant="primary"
          disabled={seats?.isFull}
          icon={<PaperPlaneTiltIcon size={18} weight="bold" aria-hidden="true" />}
        >
          Invite
        </Button>
      }
    >
      {seats?.isFull && <Banner kind="warning">{PRODUCT_ERRORS[NO_SEATS].message}</Banner>}
      <FormEmails control={form.control} hint={seats?.text} />
      <FormSelect control={form.control} name="roleId" label="Role" required options={roleOptions(user.roleId)} />
      <FormTextArea
        control={form.control}
        name="message"
        label="Personal note"
        maxLength={INVITATION_MESSAGE_MAX}
        rows={4}
      />
    </RecordForm>
  );
}
