'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { chip, chipGroup, mark, markInChip, radioMark } from '../../internal/choice.css.js';
import { classNames } from '../../internal/class-names.js';
import { useFieldControl } from '../../internal/field-context.js';

export interface RadioChipOption<V extends string = string> {
  value: V;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioChipGroupProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange'
> {
  /** The options, in order. */
  options: readonly RadioChipOption<V>[];
  /** The selected value when controlled; `null` for no selection. */
  value?: V | null;
  /** The initial value when uncontrolled. */
  defaultValue?: V | null;
  /** Called with the newly selected value. */
  onValueChange?: (value: V) => void;
  /** The form field name. @default a unique name */
  name?: string;
  /** Whether the group is disabled. @default false */
  disabled?: boolean;
}

/** A group of native radio buttons as chips. One tab stop; arrow keys move. Name it with `aria-label` or a Field. */
export function RadioChipGroup<V extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  disabled = false,
  className,
  ...rest
}: RadioChipGroupProps<V>) {
  const ownName = useId();
  const [chosen, setChosen] = useControllableState<V | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  return (
    <div role="radiogroup" className={classNames(chipGroup, className)} {...rest} {...useFieldControl(rest)}>
      {options.map((option) => (
        <label key={option.value} className={chip}>
          <input
            type="radio"
            className={classNames(mark, radioMark, markInChip)}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === chosen}
            disabled={disabled || option.disabled}
            onChange={() => setChosen(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
