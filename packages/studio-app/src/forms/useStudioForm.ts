import { zodResolver } from '@hookform/resolvers/zod';
import { configureValidation } from '@inspection-studio/domain/validation';
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
import type { RecordEdit } from './conflict/index.ts';
import { type ConfirmSave, type EditQuestion, type SendEdit, useRecordEdit } from './conflict/useRecordEdit.ts';

// Only forms show validation errors, so the messages of the specification are set here.
configureValidation();

export interface StudioFormOptions<Values extends FieldValues> {
  /** Schema with its messages, from the domain. */
  schema: z.ZodMiniType<Values, Values>;
  /** In the order of the fields, because the first one gets the focus. */
  defaultValues: DefaultValues<Values>;
  /** The record that the form edits, so that a save overwrites no change of someone else. Absent for a new one. */
  edit?: RecordEdit<Values> | undefined;
  /** Asks before the validated values are saved. @default saves without a question */
  confirm?: ConfirmSave<Values> | undefined;
  /** Saves the validated values. The form's status shows the error it rejects with. */
  onSubmit: SendEdit<Values>;
  /** Called when validation fails on submit, with the first invalid field and all errors. */
  onInvalid?: (first: FieldPath<Values>, errors: FieldErrors<Values>) => void;
}

/** State and actions that the frame of a form needs. */
export interface StudioFormState {
  /** Validates and saves, or focuses the first error. */
  submit: () => Promise<void>;
  /** Like `submit`, then starts a form for another record. */
  submitForAnother?: () => Promise<void>;
  isPending: boolean;
  /** Leaving would lose entries. False while saving and after the save. */
  hasUnsavedChanges: boolean;
  /** The error of the last failed save, as long as it applies. */
  serverError: string | null;
  /** Someone else changed the same fields. The frame of the form asks which values to save. */
  question: EditQuestion | null;
}

/** A form that validates with a schema of the domain. */
export interface StudioForm<Values extends FieldValues> extends UseFormReturn<Values>, StudioFormState {
  isDirty: boolean;
}

/** Path of the first error, depth first, in the order of the fields. @param errors at least one */
function firstErrorPath(errors: object, prefix = ''): string {
  const [[key, error]] = Object.entries(errors) as [[string, object]];
  const path = `${prefix}${key}`;
  return 'message' in error && 'type' in error ? path : firstErrorPath(error, `${path}.`);
}

/** Whether a dialog has the focus, because the form in it was not there yet or replaces another one. */
function isDialogWaiting(): boolean {
  const isFocusFree = document.activeElement === document.body;
  const waiting = isFocusFree ? '[role="dialog"]' : '[role="dialog"]:focus, [role="dialog"] h2:focus';
  return document.querySelector(waiting) !== null;
}

/** Focuses the first field when the dialog of the form waits for it. */
function useFocusOnArrival<Values extends FieldValues>(
  { setFocus }: UseFormReturn<Values>,
  first: FieldPath<Values>,
): void {
  useEffect(() => {
    if (isDialogWaiting()) setFocus(first);
  }, [setFocus, first]);
}

/**
 * Validates the fields that show an error with every change of the form.
 *
 * React Hook Form does so for touched fields only. Fields of files and fields that depend on another one may show an
 * error without ever being touched.
 */
function useErrorsRechecked<Values extends FieldValues>({ subscribe, trigger }: UseFormReturn<Values>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ errors = {} }) => {
          const wrong = Object.keys(errors) as FieldPath<Values>[];
          if (wrong.length > 0) void trigger(wrong);
        },
      }),
    [subscribe, trigger],
  );
}

/**
 * Connects React Hook Form to a schema of the domain. Errors appear after a
 * field is touched or a submit fails, and disappear as soon as the values are
 * valid. A failed save keeps all values.
 */
export function useStudioForm<Values extends FieldValues>(options: StudioFormOptions<Values>): StudioForm<Values> {
  const { schema, defaultValues, edit, confirm, onSubmit, onInvalid } = options;
  const [outcome, setOutcome] = useState<'saved' | StudioError | null>(null);
  const serverError = useFailureText(outcome === 'saved' ? null : outcome);
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const { save, question, isAsking } = useRecordEdit(form, defaultValues as Values, edit, confirm);
  const submit = form.handleSubmit(
    async (values) => {
      setOutcome(null);
      try {
        const result = await save(values, onSubmit);
        if (result === 'saved') setOutcome('saved');
        // Each side was valid, but both together need not be: validated again.
        if (result === 'merged') await submit();
      } catch (error) {
        setOutcome(StudioError.from(error));
      }
    },
    (errors) => onInvalid?.(firstErrorPath(errors) as FieldPath<Values>, errors),
  );
  useErrorsRechecked(form);
  useFocusOnArrival(form, Object.keys(defaultValues)[0] as FieldPath<Values>);
  // Reading these properties subscribes the component to their changes.
  const { isSubmitting, isDirty } = form.formState;
  return {
    ...form,
    submit: () => submit(),
    isPending: isSubmitting && !isAsking,
    isDirty,
    hasUnsavedChanges: isDirty && !isSubmitting && outcome !== 'saved',
    serverError,
    question,
  };
}
