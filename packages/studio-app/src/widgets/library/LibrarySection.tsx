import { type ReactNode, useId } from 'react';
import * as styles from './LibrarySection.css.ts';

export interface LibrarySectionProps {
  /** 'Categories'. */
  title: string;
  /** Number of all records. Absent while it loads. */
  count?: number;
  /** Search and create link, at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of a library tab: a heading with a count and actions, and the content. @see LIB-001..005, LIB-010..012 */
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
