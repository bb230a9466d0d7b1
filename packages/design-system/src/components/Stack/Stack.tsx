'use client';
import { Slot } from 'radix-ui';
import type { ElementType, HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import * as layout from '../../internal/layout.css.js';
import * as styles from './Stack.css.js';

export interface StackProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** Space between the children, a step of the space scale: 4 is 16 px. @default 4 */
  gap?: layout.Space;
  /** Space inside the edge, a step of the space scale. @default 0 */
  padding?: layout.Space;
  /** A line around the stack: alone, around a sheet of the page, or around a raised part of a dialog. @default 'none' */
  frame?: layout.Frame;
  /** Where children narrower than the stack go. @default 'stretch' */
  align?: keyof typeof styles.align;
  /**
   * Columns where there is room: 2 or 3 equal ones from md (768 px), or one of 24rem before or after the rest from lg
   * (1025 px).
   *
   * @default 1
   */
  columns?: keyof typeof styles.columns;
  /** Takes the space that its siblings in an Inline leave. @default false */
  grow?: boolean;
  /** The element to render. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'ul' | 'ol' | 'li';
  /** Passes the styles to its only child and renders no element of its own. @default false */
  asChild?: boolean;
}

/** Places its children below each other, evenly spaced. */
export function Stack({
  gap = 4,
  padding = 0,
  frame = 'none',
  align = 'stretch',
  columns = 1,
  grow = false,
  as = 'div',
  asChild = false,
  className,
  children,
  ...rest
}: StackProps) {
  const Outer: ElementType = asChild ? Slot.Root : as;
  return (
    <Outer
      className={classNames(
        styles.stack,
        layout.gap[gap],
        padding !== 0 && layout.padding[padding],
        layout.frame[frame],
        styles.align[align],
        styles.columns[columns],
        grow && styles.grow,
        className,
      )}
      {...rest}
    >
      {asChild ? children : wrapMixedTexts(children)}
    </Outer>
  );
}
