'use client';
import { createContext, useContext, type AriaAttributes } from 'react';

/** Context that a Field provides to its control. */
export interface FieldContextValue {
  controlId: string;
  labelId: string;
  /** Ids of the hint and of the error, as far as they are shown. */
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  /** Where a control that counts puts its counter; null until the field is mounted. */
  counterSlot: HTMLElement | null;
  /** Takes what a control itself finds wrong with what was typed into it; shown where the form has no error of its own. */
  reportProblem: (problem: string | null) => void;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** The attributes a Field owns on its control. */
export interface FieldControlAttributes extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  id?: string | undefined;
}

/**
 * Ties a control to the Field around it: id, name, description, invalid and required.
 *
 * Attributes given by the caller win, except that descriptions are joined. Outside a Field they come back unchanged.
 */
export function useFieldControl(own: FieldControlAttributes): FieldControlAttributes {
  const field = useContext(FieldContext);
  if (field === null) return own;
  const isNamed = own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined;
  return {
    id: own.id ?? field.controlId,
    'aria-label': own['aria-label'],
    'aria-labelledby': isNamed ? own['aria-labelledby'] : field.labelId,
    'aria-describedby': joinIds(own['aria-describedby'], field.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field.isRequired || undefined),
  };
}

/** Joins id references; `undefined` when none is there. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
