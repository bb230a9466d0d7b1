'use client';
import { useId, useLayoutEffect, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { checkMark, controlInRow, mark } from '../../internal/choice.css.js';
import { classNames } from '../../internal/class-names.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { LabelledChoice } from '../../internal/LabelledChoice.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';

export type CheckedState = boolean | 'indeterminate';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'defaultChecked'> {
  /** The current state (controlled). 'indeterminate' means some, but not all. */
  checked?: CheckedState;
  /** The default state (uncontrolled). @default false */
  defaultChecked?: CheckedState;
  /** Called with the new state when it is toggled; `true` when it was indeterminate. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label next to the box. Without it, set `aria-label`. */
  children?: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
}

/** A native checkbox. `ref`, `className` and all other attributes go to the `<input>`. */
export function Checkbox({
  checked,
  defaultChecked = false,
  onCheckedChange,
  children,
  description,
  className,
  ref,
  onChange,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useControllableState<CheckedState>(checked, defaultChecked, (next) =>
    onCheckedChange?.(next === true),
  );
  const isMixed = state === 'indeterminate';
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);

  const isLabelled = children !== undefined && children !== null;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setState(event.target.checked);
    // The browser clears `indeterminate` on every click: restore it in case the parent keeps its value.
    event.target.indeterminate = isMixed;
  };

  return (
    <LabelledChoice
      labelId={`${id}-label`}
      descriptionId={`${id}-description`}
      label={children}
      description={description}
      control={
        <input
          ref={useMergedRefs(ref, input)}
          type="checkbox"
          className={classNames(mark, checkMark, isLabelled && controlInRow, className)}
          checked={state === true}
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
