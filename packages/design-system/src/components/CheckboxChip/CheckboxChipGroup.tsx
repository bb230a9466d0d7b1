'use client';
import type { ComponentPropsWithRef } from 'react';
import { chipGroup } from '../../internal/choice.css.js';
import { classNames } from '../../internal/class-names.js';
import { FieldContext, useFieldControl } from '../../internal/field-context.js';

/** Named by `aria-label` or by the Field around it. */
export type CheckboxChipGroupProps = ComponentPropsWithRef<'div'>;

/** Lays chips out in wrapping rows and groups them under one name. */
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
