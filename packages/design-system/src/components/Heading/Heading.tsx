import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Heading.css.js';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline of the page: 1 renders an `h1`. */
  level: 1 | 2 | 3 | 4;
  /** titleLg for a page, title for a section, titleSm below it, label above a group. @default by the level */
  size?: keyof typeof styles.size;
  /** How many there are, in quiet figures after the words and part of the name. */
  count?: ReactNode;
}

const SIZES = { 1: 'titleLg', 2: 'title', 3: 'titleSm', 4: 'label' } as const;

/** The title of a page or of a part of it. */
export function Heading({ level, size = SIZES[level], count, className, children, ...rest }: HeadingProps) {
  const Outer = `h${level}` as const;
  return (
    <Outer className={classNames(styles.heading, styles.size[size], className)} {...rest}>
      {wrapTexts(children)}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </Outer>
  );
}
