import { Button, ButtonRow } from '@inspection-studio/design-system';
import type { ReactNode } from 'react';
import { EditConflict } from './conflict/EditConflict.tsx';
import { form as formClass } from './form.css.ts';
import { FormStatus } from './FormStatus.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import type { StudioFormState } from './useStudioForm.ts';

export interface RecordFormProps {
  form: StudioFormState;
  onCancel: () => void;
  /** @default a button 'Save' */
  submitButton?: ReactNode;
  /** Label of the spinner that replaces the buttons. @default 'Saving' */
  pendingLabel?: string;
  /** The fields. */
  children: ReactNode;
}

const saveButton = (
  <Button type="submit" variant="primary">
    Save
  </Button>
);

/** The frame of a form: its fields, the error of a failed save, Cancel and Save, and for a library record 'Save and add another'. Asks before entries are lost. */
export function RecordForm({
  form,
  onCancel,
  submitButton = saveButton,
  pendingLabel = 'Saving',
  children,
}: RecordFormProps) {
  const { submitForAnother } = form;
  return (
    <form
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <UnsavedChanges when={form.hasUnsavedChanges} />
      {children}
      {form.question && <EditConflict question={form.question} />}
      <FormStatus error={form.serverError} />
      <ButtonRow pending={form.isPending} pendingLabel={pendingLabel}>
        <Button onClick={onCancel}>Cancel</Button>
        {submitForAnother && <Button onClick={() => void submitForAnother()}>Save and add another</Button>}
        {submitButton}
      </ButtonRow>
    </form>
  );
}
