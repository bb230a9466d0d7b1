'use client';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { SortAscendingIcon } from '@phosphor-icons/react/dist/csr/SortAscending';
import { Button, type ButtonProps } from '../Button/index.js';
import * as styles from './SortDropdown.css.js';

export interface SortButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** The selected order. */
  chosen: string;
  /** The label before the selected order. @default 'Sort' */
  label?: string;
  /** Whether to show only the icon; the text remains the accessible name. @default false */
  iconOnly?: boolean;
}

/** The button of a SortDropdown without its menu, for pages that lazy-load the menu. */
export function SortButton({ chosen, label = 'Sort', iconOnly = false, ...rest }: SortButtonProps) {
  return (
    <Button aria-label={`${label} ${chosen}`} {...rest}>
      {iconOnly ? (
        <SortAscendingIcon size={20} weight="bold" aria-hidden="true" />
      ) : (
        <>
          <span className={styles.caption}>{`${label} `}</span>
          <span>{chosen}</span>
          <CaretDownIcon size={16} weight="bold" aria-hidden="true" />
        </>
      )}
    </Button>
  );
}
