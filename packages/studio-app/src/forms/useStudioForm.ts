import { zodResolver } from '@hookform/resolvers/zod';
import { configureValidation } from '@inspection-studio/domain';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { StudioError } from '../api/index.ts';
import { useFailureText } from '../session/index.ts';

// Only forms show validation errors, so the messages of the specification are set here.
configureValidation();

export interface StudioFormOptions<Values extends FieldValues> {
  /** Schema with its messages, from the domain. */
  schema: z.ZodMiniType<Values, Values>;
  /** In the order of the fields, because the first one gets the focus. */
  defaultValues: DefaultValues<Values>;
  /** Saves the validated values. The form's status shows the error it rejects with. */
  onSubmit: (values: Values) => Promise<void>;
  /** Called when validation fails on submit, with the first invalid field and all errors. */
  onInvalid?: (first: FieldPath<Values>, errors: FieldErrors<Values>) => void;
}

/** State and actions that the frame of a form needs. */
export interface StudioFormState {
  /** Validates and saves, or focuses the first error. */
  submit: () => Promise<void>;
  isPending: boolean;
  /** Leaving would lose entries. False while saving and after the save. */
  hasUnsavedChanges: boolean;
  /** The error of the last failed save, as long as it applies. */
  serverError: string | null;
}

/** A form that validates with a schema of the domain. */
export interface StudioForm<Values extends FieldValues> extends UseFormReturn<Values>, StudioFormState {
  isDirty: boolean;
}

/** Path of the first error, depth first, in the order of the fields. */
function firstErrorPath(errors: object, prefix = ''): string | undefined {
  for (const [key, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null) continue;
    if ('message' in error && 'type' in error) return `${prefix}${key}`;
    const inner = firstErrorPath(error, `${prefix}${key}.`);
    if (inner) return inner;
  }
  return undefined;
}

/** Focuses the first field when a dialog had to focus its title because the form was still loading. */
function useFocusOnArrival<Values extends FieldValues>(
  { setFocus }: UseFormReturn<Values>,
  first: FieldPath<Values>,
): void {
  useEffect(() => {
    if (document.activeElement?.matches('[role="dialog"] h2')) setFocus(first);
  }, [setFocus, first]);
}

/**
 * Connects React Hook Form to a schema of the domain. Errors appear after a
 * field is touched or a submit fails. A failed save keeps all values.
 *
 * @see DS-041..043
 */
export function useStudioForm<Values extends FieldValues>(options: StudioFormOptions<Values>): StudioForm<Values> {
  const { schema, defaultValues, onSubmit, onInvalid } = options;
  const [outcome, setOutcome] = useState<'saved' | StudioError | null>(null);
  const serverError = useFailureText(outcome === 'saved' ? null : outcome);
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const submit = form.handleSubmit(
    async (values) => {
      setOutcome(null);
      try {
        await onSubmit(values);
        setOutcome('saved');
      } catch (error) {
        setOutcome(StudioError.from(error));
      }
    },
    (errors) => {
      const first = firstErrorPath(errors);
      if (first) onInvalid?.(first as FieldPath<Values>, errors);
    },
  );
  useFocusOnArrival(form, Object.keys(defaultValues)[0] as FieldPath<Values>);
  // Reading these properties subscribes the component to their changes.
  const { isSubmitting, isDirty } = form.formState;
  return {
    ...form,
    submit: () => submit(),
    isPending: isSubmitting,
    isDirty,
    hasUnsavedChanges: isDirty && !isSubmitting && outcome !== 'saved',
    serverError,
  };
}
