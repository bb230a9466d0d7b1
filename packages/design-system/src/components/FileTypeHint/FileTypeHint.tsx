import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { fileTypeHint } from './file-type-hint.js';
import * as styles from './FileTypeHint.css.js';

export interface FileTypeHintProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** As they are to be read: '.jpg'. The first 8 are listed, then 'and more'. */
  extensions: readonly string[];
}

/** Which files a field takes; nothing when any will do. */
export function FileTypeHint({ extensions, className, ...rest }: FileTypeHintProps) {
  if (extensions.length === 0) return null;
  return (
    <p className={classNames(styles.hint, className)} {...rest}>
      {fileTypeHint(extensions)}
    </p>
  );
}
