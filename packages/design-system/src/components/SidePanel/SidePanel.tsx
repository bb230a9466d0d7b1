'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './SidePanel.css.js';

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** Names the panel; drawn at its top. */
  title: ReactNode;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** A column of 24rem beside the content, as wide as the content below lg (1025 px). The row around it wraps. */
export function SidePanel({ title, headingLevel = 2, className, children, ...rest }: SidePanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <aside aria-labelledby={id} className={classNames(styles.panel, className)} {...rest}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </aside>
  );
}
