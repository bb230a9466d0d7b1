import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSavedToast } from './useSavedToast.ts';
import { type StudioForm, type StudioFormOptions, useStudioForm } from './useStudioForm.ts';

export interface RecordFormOptions<Values extends FieldValues, Saved extends { name: string }> extends Omit<
  StudioFormOptions<Values>,
  'onSubmit'
> {
  /** Saves the validated values. For a record that exists, `etag` is the tag it must have. */
  save: (values: Values, etag: string | undefined) => Promise<Saved>;
  /** Title of the toast for the saved record: 'Tag created'. */
  savedTitle: string;
  onSaved: (record: Saved) => void;
  /** Called instead of `onSaved` after 'Save and add another'. The form offers it only if this is set. */
  onSavedForAnother?: () => void;
}

/** A form that saves one record, shows a toast and passes the record on. Errors appear in the form's status. */
export function useRecordForm<Values extends FieldValues, Saved extends { name: string }>({
  save,
  savedTitle,
  onSaved,
  onSavedForAnother,
  ...options
}: RecordFormOptions<Values, Saved>): StudioForm<Values> {
  const showSaved = useSavedToast();
  const onStored = useRef(onSaved);
  const form = useStudioForm<Values>({
    ...options,
    onSubmit: async (values, etag) => {
      const record = await save(values, etag);
      showSaved(savedTitle, record.name);
      onStored.current(record);
    },
  });
  const submit = (then: typeof onSaved) => {
    onStored.current = then;
    return form.submit();
  };
  return {
    ...form,
    submit: () => submit(onSaved),
    ...(onSavedForAnother && { submitForAnother: () => submit(onSavedForAnother) }),
  };
}
