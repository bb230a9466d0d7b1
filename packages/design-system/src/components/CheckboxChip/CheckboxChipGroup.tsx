'use client';
import type { ComponentPropsWithRef } from 'react';
import { chipGroup } from '../../internal/choice.css.js';
import { classNames } from '../../internal/class-names.js';
import { FieldContext, useFieldControl } from '../../internal/field-context.js';

/** Its accessible name comes from `aria-label` or the Field around it. */
export type CheckboxChipGroupProps = ComponentPropsWithRef<'div'>;

/** Groups CheckboxChips under one accessible name and wraps them into rows. */
export function CheckboxChipGroup({ className, children, ...rest }: CheckboxChipGroupProps) {
  const { id, ...field } = useFieldControl(rest);
  return (
    <div
      role="group"
      className={classNames(chipGroup, className)}
      {...rest}
      id={id}
      aria-labelledby={field['aria-labelledby']}
      aria-describedby={field['aria-describedby']}
    >
      <FieldContext.Provider value={null}>{children}</FieldContext.Provider>
    </div>
  );
}
