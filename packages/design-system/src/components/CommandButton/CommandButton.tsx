'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './CommandButton.css.js';

export interface CommandButtonProps extends ComponentPropsWithRef<'button'> {
  /** The keys that do the same, as printed on the keyboard, such as `['Ctrl', 'K']`. Shown only, from lg (1025 px). */
  shortcut?: readonly string[];
}

/** A button that looks like a search field and opens a CommandPalette. Below md (768 px) it shows only its icon. */
export function CommandButton({ shortcut = [], className, children, ...rest }: CommandButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, className)} {...rest}>
      <MagnifyingGlassIcon size={16} weight="bold" aria-hidden="true" />
      <span className={styles.words}>{children}</span>
      {shortcut.length > 0 && (
        <kbd className={styles.keys} aria-hidden="true">
          {shortcut.join(' ')}
        </kbd>
      )}
    </button>
  );
}
