import { Field, Stack, TextField } from '@inspection-studio/design-system';
import { NAME_MAX_LENGTH } from '@inspection-studio/domain/limits';
import {
  displayName,
  editUserForm,
  type User,
  type UserForm as UserFormValues,
  userFormSchema,
  userRoleLabel,
} from '@inspection-studio/domain/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { updateUser, userQuery } from '../../data/index.ts';
import {
  type EditedField,
  editOf,
  FormSelect,
  FormTextField,
  FormThumbnail,
  RecordForm,
  shownName,
  shownText,
  useSavedToast,
  useStudioForm,
} from '../../forms/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { shownThumbnail } from '../../widgets/shown-thumbnail.tsx';
import { roleOptions } from './role-options.ts';

const FIELDS: EditedField<UserFormValues>[] = [
  { name: 'firstName', label: 'First name', show: ({ firstName }) => shownName(firstName) },
  { name: 'lastName', label: 'Last name', show: ({ lastName }) => shownName(lastName) },
  { name: 'phoneNumber', label: 'Phone number', show: ({ phoneNumber }) => shownText(phoneNumber) },
  { name: 'role', label: 'Role', show: ({ role }) => role && userRoleLabel(role) },
  { name: 'thumbnail', label: 'Thumbnail Image', show: ({ thumbnail }) => shownThumbnail(thumbnail) },
];

/** Form of a person: read-only e-mail address, names, phone, image, and the role of other people. */
export function UserForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { user: editor } = useAccess();
  const showSaved = useSavedToast();
  const send = useSend();
  const client = useQueryClient();
  const update = useMutation(updateUser(send, client, user.id));
  const form = useStudioForm({
    schema: userFormSchema,
    defaultValues: editUserForm(user, editor.id),
    edit: editOf(user, {
      noun: 'user',
      read: () => client.fetchQuery({ ...userQuery(send, user.id), staleTime: 0 }),
      toValues: (latest) => editUserForm(latest, editor.id),
      fields: FIELDS,
    }),
    onSubmit: async (values, etag) => {
      const { record, thumbnailError } = await update.mutateAsync({ values, etag });
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
