'use client';
import { useState } from 'react';
import { Field } from '../Field/index.js';
import { NumberField } from '../NumberField/index.js';
import type { RangeValue, RangeEnd } from './range-rules.js';
import * as styles from './RangeSlider.css.js';

export interface RangeInputsProps {
  range: RangeValue;
  /** Limits of each end. */
  limits: Readonly<Record<RangeEnd, { min: number; max: number }>>;
  step: number;
  unit: string | undefined;
  lowerLabel: string;
  upperLabel: string;
  disabled: boolean;
  /** Called when a number is entered; it is clamped to the allowed range. */
  onEnter: (end: RangeEnd, value: number) => void;
}

/** Number fields for both ends of a range. */
export function RangeInputs({
  range,
  limits,
  step,
  unit,
  lowerLabel,
  upperLabel,
  disabled,
  onEnter,
}: RangeInputsProps) {
  // Commit only finished numbers: while typing 85, the 8 may be below the other end.
  const [typed, setTyped] = useState<{ end: RangeEnd; value: number | null } | null>(null);
  const field = (end: RangeEnd, label: string, value: number) => (
    <Field label={label}>
      <NumberField
        value={typed?.end === end ? typed.value : value}
        onValueChange={(next) => setTyped({ end, value: next })}
        onValueCommit={(next) => {
          setTyped(null);
          if (next !== null) onEnter(end, next);
        }}
        min={limits[end].min}
        max={limits[end].max}
        step={step}
        unit={unit}
        disabled={disabled}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
  return (
    <div className={styles.inputs}>
      {field('lower', lowerLabel, range[0])}
      {field('upper', upperLabel, range[1])}
    </div>
  );
}
