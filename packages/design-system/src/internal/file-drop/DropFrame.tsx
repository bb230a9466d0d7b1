'use client';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { useFieldControl } from '../field-context.js';
import { useMergedRefs } from '../useMergedRefs.js';
import * as styles from './DropFrame.css.js';
import type { FileDrop } from './useFileDrop.js';

export interface DropFrameProps {
  drop: FileDrop;
  className: string | undefined;
  children: ReactNode;
}

/** The root element of a file field. Takes dropped and pasted files, and its id and name from the Field around it. */
export function DropFrame({ drop, className, children }: DropFrameProps) {
  const field = useFieldControl(drop.attributes);
  return (
    <div
      {...drop.rootProps}
      ref={useMergedRefs(drop.attributes.ref, drop.rootRef)}
      className={classNames(styles.frame, className)}
      data-state={drop.state}
      id={field.id}
      aria-label={field['aria-label']}
      aria-labelledby={field['aria-labelledby']}
    >
      <input {...drop.inputProps} />
      {children}
    </div>
  );
}
