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

// Refused values are told in the words of the specification; only forms show them.
configureValidation();

export interface StudioFormOptions<Values extends FieldValues> {
  /** Shape and messages, from the domain. */
  schema: z.ZodMiniType<Values, Values>;
  /** In the order of the fields. */
  defaultValues: DefaultValues<Values>;
  /** Saves the checked values; what it rejects with is shown in the form's status. */
  onSubmit: (values: Values) => Promise<void>;
  /** Called with the first wrong field of a refused submit, and with everything that is wrong. */
  onInvalid?: (first: FieldPath<Values>, errors: FieldErrors<Values>) => void;
}

/** What the frame of a form says and does. */
export interface StudioFormState {
  /** Checks and saves; focus goes to the first error. */
  submit: () => Promise<void>;
  isPending: boolean;
  /** Something was entered that would be lost by leaving: not while it is being saved, and not once it is. */
  hasUnsavedChanges: boolean;
  /** The sentence of the last failed save, as long as it is true. */
  serverError: string | null;
}

/** A form bound to a schema of the domain. */
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

/** A dialog whose form was still being read had to leave the focus on its title: the first field takes it over. */
function useFocusOnArrival<Values extends FieldValues>(
  { setFocus }: UseFormReturn<Values>,
  first: FieldPath<Values>,
): void {
  useEffect(() => {
    if (document.activeElement?.matches('[role="dialog"] h2')) setFocus(first);
  }, [setFocus, first]);
}

/**
 * The one place where React Hook Form meets the domain's schemas: errors show
 * once a field was touched or a submit was refused, and a failed save leaves
 * every value in place.
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
  // Reading them here subscribes the component to their changes.
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
