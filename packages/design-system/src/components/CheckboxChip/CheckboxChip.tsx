'use client';
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { checkMark, chip, mark, markInChip } from '../../internal/choice.css.js';
import { classNames } from '../../internal/class-names.js';

export interface CheckboxChipProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'defaultChecked'> {
  /** Whether it is checked (controlled). */
  checked?: boolean;
  /** Whether it is checked by default (uncontrolled). @default false */
  defaultChecked?: boolean;
  /** Called with the new state when it is toggled. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label of the chip. */
  children: ReactNode;
}

/** One of several options that can be on together. `ref`, `className` and all other attributes go to the `<input>`. */
export function CheckboxChip({
  checked,
  defaultChecked = false,
  onCheckedChange,
  children,
  className,
  onChange,
  ...rest
}: CheckboxChipProps) {
  const [isOn, setIsOn] = useControllableState(checked, defaultChecked, onCheckedChange);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setIsOn(event.target.checked);
  };
  return (
    <label className={chip}>
      <input
        type="checkbox"
        className={classNames(mark, checkMark, markInChip, className)}
        checked={isOn}
        {...rest}
        onChange={change}
      />
      <span>{children}</span>
    </label>
  );
}
