import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './SwatchLabel.css.js';

export interface LetterMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The two visible letters. */
  letters: string;
  /** Their meaning, for screen readers. */
  label: string;
}

/** Two letters in a box, after a name: 'AI'. `ref` and other attributes are passed to the outer `<span>`. */
export function LetterMark({ letters, label, className, ...rest }: LetterMarkProps) {
  return (
    <span className={classNames(styles.marker, className)} {...rest}>
      <span aria-hidden="true">{letters}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
