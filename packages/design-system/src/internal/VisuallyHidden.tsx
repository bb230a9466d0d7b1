import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.js';
import { visuallyHidden } from './visually-hidden.css.js';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classNames(visuallyHidden, className)} {...rest} />;
}
