'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { useFieldControl } from '../../internal/field-context.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './SegmentedControl.css.js';

export interface SegmentedControlOption<V extends string = string> {
  value: V;
  /** The label, also the accessible name of an icon-only option. */
  label: string;
  /** The icon, 18 px, regular or bold. */
  icon?: ReactNode;
  /** The filled icon, shown while selected. */
  selectedIcon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange'
> {
  /** Two to four options, in order. */
  options: readonly SegmentedControlOption<V>[];
  /** The selected value when controlled. */
  value?: V;
  /** The initial value when uncontrolled. @default the first option */
  defaultValue?: V;
  /** Called with the newly selected value. */
  onValueChange?: (value: V) => void;
  /** Whether to hide the labels. @default false */
  iconOnly?: boolean;
  /** The form field name. @default a unique name */
  name?: string;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
}

/**
 * Switches between views of the same thing. One option is always selected.
 *
 * A radiogroup: one tab stop, arrow keys move. Name it with `aria-label` or a Field.
 */
export function SegmentedControl<V extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  iconOnly = false,
  name,
  disabled = false,
  className,
  ...rest
}: SegmentedControlProps<V>) {
  const ownName = useId();
  const [chosen, setChosen] = useControllableState<V | undefined>(value, defaultValue ?? options[0]?.value, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  return (
    <div role="radiogroup" className={classNames(styles.group, className)} {...rest} {...useFieldControl(rest)}>
      {options.map((option) => {
        const isSelected = option.value === chosen;
        const radio = (
          <input
            type="radio"
            className={styles.radio}
            name={name ?? ownName}
            value={option.value}
            checked={isSelected}
            disabled={disabled || option.disabled}
            onChange={() => setChosen(option.value)}
          />
        );
        return (
          <label key={option.value} className={styles.segment}>
            {isSelected ? (option.selectedIcon ?? option.icon) : option.icon}
            {iconOnly ? (
              <>
                <VisuallyHidden>{option.label}</VisuallyHidden>
                {radio}
              </>
            ) : (
              // The radio covers the text, so it is part of it. Another text is another element: a translation replaces the text.
              <span key={option.label}>
                {option.label}
                {radio}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
