'use client';
import { type FormEvent, useId, useState } from 'react';
import { control } from '../../internal/control.css.js';
import { classNames } from '../../internal/class-names.js';
import { clampPage, parseGoToPage } from '../../internal/page-math.js';
import { PageButtons, type PageButtonsProps } from '../SkipPagination/PageButtons.js';
import * as styles from './PagePagination.css.js';

export interface PagePaginationProps extends Omit<PageButtonsProps, 'children'> {
  /** Whether to show the 'Go to page' box. @default true */
  goTo?: boolean;
  /** The label of the box. @default 'Go to page' */
  goToLabel?: string;
}

/** Pagination by one-based page number, as in `?page=`. */
export function PagePagination({
  page,
  pages,
  onPageChange,
  goTo = true,
  goToLabel = 'Go to page',
  ...rest
}: PagePaginationProps) {
  const [typed, setTyped] = useState('');
  const boxId = useId();
  const last = Math.max(1, pages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = parseGoToPage(typed, last);
    if (target === undefined) return;
    setTyped('');
    onPageChange(target);
  };
  return (
    <PageButtons page={clampPage(page, last)} pages={last} onPageChange={onPageChange} {...rest}>
      {goTo && (
        <form className={styles.goTo} onSubmit={submit}>
          <label htmlFor={boxId}>{goToLabel}</label>
          <input
            id={boxId}
            className={classNames(control, styles.box)}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      )}
    </PageButtons>
  );
}
