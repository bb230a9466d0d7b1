import { Field, MultiValueField } from '@inspection-studio/design-system';
import type { InvitationForm } from '@inspection-studio/domain/users';
import { emailField } from '@inspection-studio/domain/validation';
import { type Control, useController } from 'react-hook-form';
import * as styles from './FormEmails.css.ts';
import { readAddresses } from './read-addresses.ts';

/** What is wrong with an address as soon as it is entered. */
const problemOf = (email: string): string | null => emailField.safeParse(email).error?.issues[0]?.message ?? null;

/** Addresses to invite, typed or pasted, each once. */
export function FormEmails({ control, hint }: { control: Control<InvitationForm>; hint: string | undefined }) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: 'emails' });
  return (
    <Field label="Emails" required hint={hint} error={fieldState.error?.message} touched>
      <div className={styles.emails}>
        <MultiValueField
          ref={ref}
          inputMode="email"
          splitAtSpaces
          readEntries={readAddresses}
          validate={problemOf}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      </div>
    </Field>
  );
}
