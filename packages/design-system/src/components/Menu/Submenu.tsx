'use client';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { keepWhileComposing } from '../../internal/is-composing.js';
import * as styles from './Menu.css.js';
import { useMenuKeys } from './useMenuKeys.js';

export interface SubmenuProps extends ComponentPropsWithRef<'div'> {
  /** The label of the item that opens the submenu. */
  label: ReactNode;
  /** The icon before the label, 20 px. */
  icon?: ReactNode;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
}

/** An item of a Menu that opens another menu at its end side. */
export function Submenu({ label, icon, disabled = false, className, children, ...rest }: SubmenuProps) {
  const keyDownCapture = useMenuKeys();
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.item} disabled={disabled}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>{label}</span>
        <CaretRightIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          className={classNames(styles.list, className)}
          sideOffset={2}
          collisionPadding={8}
          loop
          onEscapeKeyDown={keepWhileComposing}
          onKeyDownCapture={keyDownCapture}
          {...rest}
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}
