import { type ProjectForm, refreshedData } from '@inspection-studio/domain/inspections';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Keeps the registered files of the wizard up to date while others upload, without changing what the user has entered. */
export function useRefreshedFiles(
  { getValues, register, resetField, setValue }: UseFormReturn<ProjectForm>,
  { stored, types }: Pick<ProjectForm, 'stored' | 'types'>,
): void {
  const shown = useRef(stored);
  useEffect(() => {
    if (shown.current === stored) return;
    shown.current = stored;
    const refreshed = refreshedData(getValues(), stored);
    // Only registered fields can be reset, and this one has no input.
    register('stored');
    resetField('stored', { defaultValue: stored });
    resetField('types', { defaultValue: types });
    setValue('types', refreshed.types, { shouldDirty: true });
  }, [stored, types, getValues, register, resetField, setValue]);
}
