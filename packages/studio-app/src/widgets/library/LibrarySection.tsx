import { type ReactNode, useId } from 'react';
import * as styles from './LibrarySection.css.ts';

export interface LibrarySectionProps {
  /** 'Categories'. */
  title: string;
  /** How many there are; absent until known. */
  count?: number;
  /** Search and create, at the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of a library tab: its heading with a count and actions, and what it holds. @see LIB-001..005, LIB-010..012 */
export function LibrarySection({ title, count, actions, children }: LibrarySectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {title} {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
