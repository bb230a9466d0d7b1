'use client';
import { Slot } from 'radix-ui';
import type { ElementType, HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import * as styles from './Text.css.js';

export interface TextProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** caption 12 px, table 13 px, body 14 px, bodyLg 16 px. @default that of the text around it */
  size?: keyof typeof styles.size;
  /** secondary for notes and counts, danger for what went wrong. @default that of the text around it */
  tone?: keyof typeof styles.tone;
  /** How strong the letters are. @default regular with a size, otherwise that of the text around it */
  weight?: keyof typeof styles.weight;
  /** Keeps to one line and ends what does not fit with an ellipsis. @default false */
  truncate?: boolean;
  /** The element to render. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'li' | 'dt' | 'dd';
  /** Passes the styles to its only child, such as a link, and renders no element of its own. @default false */
  asChild?: boolean;
}

/** Text in a size, tone and weight of the type scale. */
export function Text({
  size,
  tone,
  weight,
  truncate = false,
  as = 'span',
  asChild = false,
  className,
  children,
  ...rest
}: TextProps) {
  const Outer: ElementType = asChild ? Slot.Root : as;
  return (
    <Outer
      className={classNames(
        styles.text,
        size && styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        truncate && styles.truncate,
        className,
      )}
      {...rest}
    >
      {asChild ? children : wrapMixedTexts(children)}
    </Outer>
  );
}
