'use client';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, PointerEvent } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Breadcrumbs.css.js';

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the navigation. @default 'Breadcrumb' */
  label?: string;
}

/**
 * Where the page is: Breadcrumbs from the top down, the last one `current`. Too long, the middle is cut first. Below md
 * (768 px) the one before the last stands alone, with an arrow back.
 */
export function Breadcrumbs({ label = 'Breadcrumb', className, children, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.nav, className)} {...rest}>
      <ol className={styles.list}>{children}</ol>
    </nav>
  );
}

export interface BreadcrumbProps extends ComponentPropsWithRef<'a'> {
  /** The page itself: no link. @default false */
  current?: boolean;
  /** Gives the looks to its one child, a router's link, and renders no `<a>` of its own. @default false */
  asChild?: boolean;
}

/** A name that is cut for want of room is told whole under the pointer. */
function tellWhole({ currentTarget }: PointerEvent<HTMLElement>) {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isCut ? (currentTarget.textContent ?? '') : '';
}

/** One step of Breadcrumbs. `ref` and the remaining attributes reach the link. */
export function Breadcrumb({ current = false, asChild = false, className, children, ...rest }: BreadcrumbProps) {
  const Outer = asChild ? Slot.Root : 'a';
  return (
    <li className={styles.item}>
      <CaretRightIcon className={styles.separator} size={12} weight="bold" aria-hidden="true" />
      <Outer className={classNames(styles.crumb, className)} aria-current={current ? 'page' : undefined} {...rest}>
        <ArrowLeftIcon className={styles.back} size={20} aria-hidden="true" />
        <Slot.Slottable child={children}>
          {(words) => (
            <span className={styles.words} onPointerEnter={tellWhole}>
              {words}
            </span>
          )}
        </Slot.Slottable>
      </Outer>
    </li>
  );
}
