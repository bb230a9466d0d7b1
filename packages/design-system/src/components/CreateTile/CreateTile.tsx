'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Slot } from 'radix-ui';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import * as styles from './CreateTile.css.js';

export interface CreateTileProps extends HTMLAttributes<HTMLElement> {
  /** The ref of the link or button. */
  ref?: Ref<HTMLElement>;
  /** The text, such as 'Create Asset'. With `asChild`, the link that contains the text. */
  children: ReactNode;
  /** The URL of the page to create it on. With it, the tile is a link; without it, a button. */
  href?: string;
  /** Whether to render its only child, such as a router's link, instead of its own element. @default false */
  asChild?: boolean;
}

/** The tile of a grid that creates a new item: a link, or a button that opens a form. */
export function CreateTile({ ref, href, asChild = false, className, children, ...rest }: CreateTileProps) {
  const own = { ...rest, className: classNames(styles.tile, className) };
  if (asChild) {
    return (
      <Slot.Root ref={ref} {...own}>
        <Slot.Slottable child={children}>{(words) => <Face>{words}</Face>}</Slot.Slottable>
      </Slot.Root>
    );
  }
  if (href === undefined) {
    return (
      <button ref={ref as Ref<HTMLButtonElement>} type="button" {...own}>
        <Face>{children}</Face>
      </button>
    );
  }
  return (
    <a ref={ref as Ref<HTMLAnchorElement>} href={href} {...own}>
      <Face>{children}</Face>
    </a>
  );
}

function Face({ children }: { children: ReactNode }) {
  return (
    <>
      <Brackets className={styles.brackets} />
      <span className={styles.plate}>
        <PlusIcon size={20} weight="bold" aria-hidden="true" />
      </span>
      <span className={styles.words}>{children}</span>
    </>
  );
}
