'use client';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, PointerEvent } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Breadcrumbs.css.js';

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The accessible name of the navigation. @default 'Breadcrumb' */
  label?: string;
}

/**
 * Shows where a page is in the hierarchy. Its children are Breadcrumb items from the top down, the last one `current`.
 * Long items in the middle are truncated first. Below md (768 px) only the parent is shown, with a back arrow.
 */
export function Breadcrumbs({ label = 'Breadcrumb', className, children, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.nav, className)} {...rest}>
      <ol className={styles.list}>{children}</ol>
    </nav>
  );
}

export interface BreadcrumbProps extends ComponentPropsWithRef<'a'> {
  /** Whether this is the current page. @default false */
  current?: boolean;
  /** Whether to render its only child, such as a router's link, instead of an `<a>`. @default false */
  asChild?: boolean;
}

/** Gives truncated text a tooltip with the full text. */
function showFullText({ currentTarget }: PointerEvent<HTMLElement>) {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isCut ? (currentTarget.textContent ?? '') : '';
}

/** An item of Breadcrumbs. `ref` and all other attributes go to the link. */
export function Breadcrumb({ current = false, asChild = false, className, children, ...rest }: BreadcrumbProps) {
  const Outer = asChild ? Slot.Root : 'a';
  return (
    <li className={styles.item}>
      <CaretRightIcon className={styles.separator} size={12} weight="bold" aria-hidden="true" />
      <Outer className={classNames(styles.crumb, className)} aria-current={current ? 'page' : undefined} {...rest}>
        <ArrowLeftIcon className={styles.back} size={20} aria-hidden="true" />
        <Slot.Slottable child={children}>
          {(words) => (
            <span className={styles.words} onPointerEnter={showFullText}>
              {words}
            </span>
          )}
        </Slot.Slottable>
      </Outer>
    </li>
  );
}
