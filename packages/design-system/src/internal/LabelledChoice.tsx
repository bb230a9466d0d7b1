import type { ReactElement, ReactNode } from 'react';
import { row, description as descriptionClass } from './choice.css.js';

export interface LabelledChoiceProps {
  /** The checkbox or switch. */
  control: ReactElement;
  labelId: string;
  descriptionId: string;
  label: ReactNode;
  description?: ReactNode;
}

/** A checkbox or switch with its words beside it; the bare control when there are none. */
export function LabelledChoice({ control, labelId, descriptionId, label, description }: LabelledChoiceProps) {
  if (label === undefined || label === null) return control;
  return (
    <label className={row}>
      {control}
      <span id={labelId}>{label}</span>
      {description && (
        <span id={descriptionId} className={descriptionClass}>
          {description}
        </span>
      )}
    </label>
  );
}
