import { Button, type RadioChipOption, type SelectOption } from '@inspection-studio/design-system';
import { NAME_MAX_LENGTH } from '@inspection-studio/domain/limits';
import { counted } from '@inspection-studio/domain/units';
import {
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_RIGHTS,
  accessTokenFormSchema,
  accessTokenRightsDescription,
  accessTokenRightsLabel,
  type NewAccessToken,
  newAccessTokenForm,
  type User,
} from '@inspection-studio/domain/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createAccessToken } from '../../data/index.ts';
import { FormRadioChips, FormSelect, FormTextField, RecordForm, useStudioForm } from '../../forms/index.ts';

const RIGHTS: SelectOption[] = ACCESS_TOKEN_RIGHTS.map((rights) => ({
  value: rights,
  label: accessTokenRightsLabel(rights),
  description: accessTokenRightsDescription(rights),
}));
const DAYS: RadioChipOption[] = ACCESS_TOKEN_DAYS.map((days) => ({ value: String(days), label: counted(days, 'day') }));

interface AccessTokenFormProps {
  user: User;
  onCreated: (token: NewAccessToken) => void;
  onCancel: () => void;
}

/** Form of a new access token: name, rights and lifetime. */
export function AccessTokenForm({ user, onCreated, onCancel }: AccessTokenFormProps) {
  const create = useMutation(createAccessToken(useSend(), useQueryClient(), user.id));
  const form = useStudioForm({
    schema: accessTokenFormSchema,
    defaultValues: newAccessTokenForm(),
    onSubmit: async (values) => onCreated(await create.mutateAsync(values)),
  });
  const { control } = form;
  return (
    <RecordForm
      form={form}
      onCancel={onCancel}
      pendingLabel="Creating"
      submitButton={
        <Button type="submit" variant="primary">
          Create
        </Button>
      }
    >
      <FormTextField
        control={control}
        name="name"
        label="Name"
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        hint="What the token is for, such as a script or a computer."
      />
      <FormSelect control={control} name="rights" label="Rights" required options={RIGHTS} />
      <FormRadioChips control={control} name="days" label="Expires after" required options={DAYS} />
    </RecordForm>
  );
}
