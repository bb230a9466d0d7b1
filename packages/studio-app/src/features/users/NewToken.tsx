import { Button, ButtonRow, Field, TextField } from '@inspection-studio/design-system';
import { formatLongDate } from '@inspection-studio/domain/dates';
import type { NewAccessToken } from '@inspection-studio/domain/users';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../widgets/CopyButton.tsx';
import * as styles from './AccessTokens.css.ts';

interface NewTokenProps {
  token: NewAccessToken;
  onDone: () => void;
}

/** A token that was just created, to copy. Its secret is shown here only. */
export function NewToken({ token, onDone }: NewTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <Field
        label={token.name}
        hint={`Copy the token now. It is not shown again. It works until ${formatLongDate(token.expires)}.`}
      >
        <TextField ref={field} className={styles.secret} value={token.token} readOnly autoComplete="off" />
      </Field>
      <ButtonRow>
        <CopyButton text={token.token} label="Copy token" variant="secondary" />
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </ButtonRow>
    </>
  );
}
