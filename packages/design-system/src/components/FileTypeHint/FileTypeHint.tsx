import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { fileTypeHint } from './file-type-hint.js';
import * as styles from './FileTypeHint.css.js';

export interface FileTypeHintProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The accepted extensions with a dot, such as '.jpg'. The first 8 are listed, then 'and more'. */
  extensions: readonly string[];
}

/** States the file types that a field accepts. Renders nothing if it accepts all. */
export function FileTypeHint({ extensions, className, ...rest }: FileTypeHintProps) {
  if (extensions.length === 0) return null;
  return (
    <p className={classNames(styles.hint, className)} {...rest}>
      {fileTypeHint(extensions)}
    </p>
  );
}
