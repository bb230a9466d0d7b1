import type { FieldValues } from 'react-hook-form';
import { useSavedToast } from './useSavedToast.ts';
import { type StudioForm, type StudioFormOptions, useStudioForm } from './useStudioForm.ts';

export interface RecordFormOptions<Values extends FieldValues, Saved extends { name: string }> extends Omit<
  StudioFormOptions<Values>,
  'onSubmit'
> {
  /** Saves the validated values. */
  save: (values: Values) => Promise<Saved>;
  /** Title of the toast for the saved record: 'Tag created'. */
  savedTitle: string;
  onSaved: (record: Saved) => void;
}

/** A form that saves one record, shows a toast and passes the record on. Errors appear in the form's status. */
export function useRecordForm<Values extends FieldValues, Saved extends { name: string }>({
  save,
  savedTitle,
  onSaved,
  ...form
}: RecordFormOptions<Values, Saved>): StudioForm<Values> {
  const showSaved = useSavedToast();
  return useStudioForm<Values>({
    ...form,
    onSubmit: async (values) => {
      const record = await save(values);
      showSaved(savedTitle, record.name);
      onSaved(record);
    },
  });
}
