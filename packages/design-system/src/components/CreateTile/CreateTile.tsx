'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Slot } from 'radix-ui';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import * as styles from './CreateTile.css.js';

export interface CreateTileProps extends HTMLAttributes<HTMLElement> {
  /** Reaches the link or the button. */
  ref?: Ref<HTMLElement>;
  /** What is made, in words: 'Create Asset'. With `asChild`, the one link that holds these words. */
  children: ReactNode;
  /** Address of the page that makes it: the tile is a link. Without it the tile is a button. */
  href?: string;
  /** Gives the looks to its one child, a router's link, and renders no element of its own. @default false */
  asChild?: boolean;
}

/** The empty place in a grid of tiles where a new thing is made: a link, or a button that opens a form. */
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
