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
  /** The choices, in order. */
  options: readonly RadioChipOption<V>[];
  /** `null` while nothing is chosen. */
  value?: V | null;
  /** The first choice when uncontrolled. */
  defaultValue?: V | null;
  /** Called with the value of the new choice. */
  onValueChange?: (value: V) => void;
  /** Name of the radios in a form; unique by itself. */
  name?: string;
  /** It cannot be used. @default false */
  disabled?: boolean;
}

/** One of a few: real radios, one tab stop, arrow keys move. Named by `aria-label` or by the Field around it. */
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
