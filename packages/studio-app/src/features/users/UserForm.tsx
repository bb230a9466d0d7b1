import { Field, Stack, TextField } from '@inspection-studio/design-system';
import { displayName, editUserForm, NAME_MAX_LENGTH, type User, userFormSchema } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { updateUser } from '../../data/index.ts';
import {
  FormSelect,
  FormTextField,
  FormThumbnail,
  RecordForm,
  useSavedToast,
  useStudioForm,
} from '../../forms/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { roleOptions } from './role-options.ts';

/** Form of a person: read-only e-mail address, names, phone, image, and the role of other people. @see CO-026..030, VAL-078..080 */
export function UserForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { user: editor } = useAccess();
  const showSaved = useSavedToast();
  const save = useMutation(updateUser(useSend(), useQueryClient(), user.id));
  const form = useStudioForm({
    schema: userFormSchema,
    defaultValues: editUserForm(user, editor.id),
    onSubmit: async (values) => {
      const { record, thumbnailError } = await save.mutateAsync(values);
      showSaved('User saved', displayName(record), thumbnailError);
      onDone();
    },
  });
  return (
    <RecordForm form={form} onCancel={onDone}>
      <Field label="Email">
        <TextField type="email" value={user.email} readOnly />
      </Field>
      <Stack columns={2}>
        <FormTextField
          control={form.control}
          name="firstName"
          label="First name"
          required
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <FormTextField
          control={form.control}
          name="lastName"
          label="Last name"
          required
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
      </Stack>
      <FormTextField
        control={form.control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        required
        autoComplete="off"
      />
      {user.id !== editor.id && (
        <FormSelect control={form.control} name="role" label="Role" required options={roleOptions(editor.roleId)} />
      )}
      <FormThumbnail control={form.control} name="thumbnail" />
    </RecordForm>
  );
}
