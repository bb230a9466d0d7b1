import type { ComponentPropsWithRef } from 'react';
import * as styles from './Brackets.css.js';
import { classNames } from './class-names.js';

/** Registration brackets of a viewfinder over their positioned parent, in the text colour; a frame in forced colours. */
export function Brackets({ className, ...rest }: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return (
    <span className={classNames(styles.brackets, className)} aria-hidden="true" {...rest}>
      {styles.corners.map((corner) => (
        <span key={corner} className={corner} />
      ))}
    </span>
  );
}
