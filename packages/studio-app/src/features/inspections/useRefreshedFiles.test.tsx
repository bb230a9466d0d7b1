import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useRefreshedFiles } from './useRefreshedFiles.ts';

const opened = newProjectForm(new Date(2026, 10, 21), 'kinnaird-1');
const file = { id: 'a', name: 'a.jpg', s3Key: 'a', size: 1, isUploaded: true };
/** The form as it would be opened now: someone else has added 3D data. */
const latest: ProjectForm = {
  ...opened,
  types: { ...opened.types, three: true },
  stored: { ...opened.stored, three: { rgb: [file], ir: [] } },
};

function setUp() {
  const { result, rerender } = renderHook(
    (defaultValues: ProjectForm) => {
      const form = useForm<ProjectForm>({ defaultValues });
      useRefreshedFiles(form, defaultValues);
      // Reading it subscribes to it.
      return { ...form, isDirty: form.formState.isDirty };
    },
    { initialProps: opened },
  );
  // The first step of the wizard has this field.
  result.current.register('types');
  return { result, rerender };
}

it('shows registered files that have changed since, which is no unsaved change', () => {
  const { result, rerender } = setUp();
  rerender(latest);
  expect(result.current.getValues(['stored', 'types'])).toEqual([latest.stored, latest.types]);
  expect(result.current.isDirty).toBe(false);
});

it('keeps what the user has entered', () => {
  const { result, rerender } = setUp();
  act(() => result.current.setValue('types', { ...opened.types, two: true }, { shouldDirty: true }));
  act(() => result.current.setValue('description', 'Clear sky.', { shouldDirty: true }));
  rerender(latest);
  expect(result.current.getValues('types')).toEqual({ ...opened.types, two: true, three: true });
  expect(result.current.getValues('description')).toBe('Clear sky.');
  expect(result.current.isDirty).toBe(true);
});
