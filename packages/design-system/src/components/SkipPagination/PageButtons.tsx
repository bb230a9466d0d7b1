'use client';

import { CaretDoubleLeftIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleLeft';
import { CaretDoubleRightIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleRight';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.js';
import { classNames } from '../../internal/class-names.js';
import * as styles from './PageButtons.css.js';

/** Texts of a pagination. */
export interface PaginationLabels {
  navigation: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** The text for the current position. @default 'Page X of Y' */
  status: (page: number, pages: number) => string;
}

const LABELS: PaginationLabels = {
  navigation: 'Pagination',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  status: (page, pages) => `Page ${page} of ${pages}`,
};

export interface PageButtonsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The one-based page, up to `pages`. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  /** Called when a button for this page is hovered or focused, for prefetching. */
  onPageIntent?: ((page: number) => void) | undefined;
  labels?: Partial<PaginationLabels> | undefined;
  /** Content after the buttons. */
  children?: ReactNode;
}

const icon = { size: 18, weight: 'bold', 'aria-hidden': true } as const;

/** Shared buttons of both paginations: first, previous, 'Page X of Y', next, last. */
export function PageButtons({
  page,
  pages,
  onPageChange,
  onPageIntent,
  labels,
  className,
  children,
  ...rest
}: PageButtonsProps) {
  const words = { ...LABELS, ...labels };
  const step = (label: string, glyph: ReactElement, target: number) => {
    const isEnd = target < 1 || target > pages || target === page;
    const intend = isEnd ? undefined : () => onPageIntent?.(target);
    return (
      <IconButton
        label={label}
        icon={glyph}
        variant="ghost"
        className={styles.ended}
        aria-disabled={isEnd}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={isEnd ? undefined : () => onPageChange(target)}
      />
    );
  };
  return (
    <nav className={classNames(styles.nav, className)} aria-label={words.navigation} {...rest}>
      {step(words.first, <CaretDoubleLeftIcon {...icon} />, 1)}
      {step(words.previous, <CaretLeftIcon {...icon} />, page - 1)}
      <p className={styles.status} aria-live="polite">
        {words.status(page, pages)}
      </p>
      {step(words.next, <CaretRightIcon {...icon} />, page + 1)}
      {step(words.last, <CaretDoubleRightIcon {...icon} />, pages)}
      {children}
    </nav>
  );
}
