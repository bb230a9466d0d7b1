import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './FieldError.css.js';

export type FieldErrorProps = ComponentPropsWithRef<'p'>;

/** An error message: an octagon and red text. Field renders its own; use this for messages outside a Field. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p className={classNames(styles.fieldError, className)} {...rest}>
      <StatusSign kind="failed" size="small" className={styles.sign} />
      <span>{wrapMixedTexts(children)}</span>
    </p>
  );
}
