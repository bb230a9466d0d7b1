'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './SidePanel.css.js';

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** The title, which names the panel. */
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
}

/** A column of 24rem next to the content; full width below lg (1025 px). Its parent row must wrap. */
export function SidePanel({ title, headingLevel = 2, className, children, ...rest }: SidePanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <aside aria-labelledby={id} className={classNames(styles.panel, className)} {...rest}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {wrapTexts(children)}
    </aside>
  );
}
