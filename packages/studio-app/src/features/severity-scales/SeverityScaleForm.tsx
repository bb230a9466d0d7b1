import { Stack } from '@inspection-studio/design-system';
import {
  newSeverityScaleForm,
  type SeverityScale,
  severityScaleFormSchema,
} from '@inspection-studio/domain/severity-scales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSend } from '../../api/index.ts';
import { createSeverityScale } from '../../data/index.ts';
import { FormRadioChips, FormTextField, RecordForm, useRecordForm } from '../../forms/index.ts';
import { BoundsFields } from './BoundsFields.tsx';
import * as styles from './SeverityScaleForm.css.ts';
import { SeverityTerms } from './SeverityTerms.tsx';

const TYPES = [
  { value: 'term', label: 'Term' },
  { value: 'numerical', label: 'Numerical' },
];

export interface SeverityScaleFormProps {
  onSaved: (scale: SeverityScale) => void;
  onSavedForAnother: () => void;
  onCancel: () => void;
}

/** Form of a new severity scale, which cannot be edited later. */
export function SeverityScaleForm({ onSaved, onSavedForAnother, onCancel }: SeverityScaleFormProps) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(createSeverityScale(useSend(), client));
  const form = useRecordForm({
    schema: severityScaleFormSchema,
    defaultValues: newSeverityScaleForm(),
    save: (values) => save(values),
    savedTitle: 'Severity scale created',
    onSaved,
    onSavedForAnother,
    // An error of the whole list of terms has no field to focus.
    onInvalid: (first) => /^terms(\.root)?$/.test(first) && form.setFocus('terms.0.name'),
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Stack className={styles.head}>
        <FormTextField control={control} name="name" label="Name" required maxLength={30} autoComplete="off" />
        <FormRadioChips control={control} name="type" label="Type" options={TYPES} />
      </Stack>
      {type === 'term' ? <SeverityTerms form={form} /> : <BoundsFields control={control} />}
    </RecordForm>
  );
}
