'use client';
import { Slot } from 'radix-ui';
import type { ElementType, HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import * as layout from '../../internal/layout.css.js';
import * as styles from './Inline.css.js';

export interface InlineProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** Space between the children, a step of the space scale: 2 is 8 px. @default 2 */
  gap?: layout.Space;
  /** Space between wrapped lines. @default the gap */
  rowGap?: layout.Space;
  /** Where children lower than the line go. @default 'center' */
  align?: keyof typeof styles.align;
  /** Where the free space goes. @default 'start' */
  justify?: keyof typeof styles.justify;
  /** Continues on the next line where there is no room. @default false */
  wrap?: boolean;
  /** The element to render. @default 'div' */
  as?: 'div' | 'span' | 'p' | 'ul' | 'ol' | 'li';
  /** Passes the styles to its only child and renders no element of its own. @default false */
  asChild?: boolean;
}

/** Places its children beside each other, evenly spaced. */
export function Inline({
  gap = 2,
  rowGap = gap,
  align = 'center',
  justify = 'start',
  wrap = false,
  as = 'div',
  asChild = false,
  className,
  children,
  ...rest
}: InlineProps) {
  const Outer: ElementType = asChild ? Slot.Root : as;
  return (
    <Outer
      className={classNames(
        styles.inline,
        layout.gap[gap],
        rowGap !== gap && layout.rowGap[rowGap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        className,
      )}
      {...rest}
    >
      {asChild ? children : wrapMixedTexts(children)}
    </Outer>
  );
}
