'use client';
import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { LabelledChoice } from '../../internal/LabelledChoice.js';
import * as styles from './Switch.css.js';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'defaultChecked'
> {
  /** The state when controlled. */
  checked?: boolean;
  /** The initial state when uncontrolled. @default false */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label; without it, set `aria-label`. */
  children?: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
}

/** A switch for a setting that applies immediately. `ref`, `className` and other attributes are passed to the `<input>`. */
export function Switch({
  checked,
  defaultChecked = false,
  onCheckedChange,
  children,
  description,
  className,
  onChange,
  ...rest
}: SwitchProps) {
  const id = useId();
  const [isOn, setIsOn] = useControllableState(checked, defaultChecked, onCheckedChange);
  const isLabelled = children !== undefined && children !== null;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setIsOn(event.target.checked);
  };
  return (
    <LabelledChoice
      labelId={`${id}-label`}
      descriptionId={`${id}-description`}
      label={children}
      description={description}
      control={
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox carries its own checked state
          role="switch"
          className={classNames(styles.track, className)}
          checked={isOn}
          {...rest}
          {...useFieldControl({
            ...rest,
            'aria-labelledby': isLabelled ? `${id}-label` : rest['aria-labelledby'],
            'aria-describedby': joinIds(Boolean(description) && `${id}-description`, rest['aria-describedby']),
          })}
          onChange={change}
        />
      }
    />
  );
}
