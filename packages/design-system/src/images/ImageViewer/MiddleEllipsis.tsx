import { classNames } from '../../internal/class-names.js';
import * as styles from './ImageViewer.css.js';

/** The end tells the files of a series apart. */
const END_LENGTH = 12;

/** A name on one line that is shortened before its end. */
export function MiddleEllipsis({ children, className }: { children: string; className?: string }) {
  const cut = Math.max(0, children.length - END_LENGTH);
  return (
    <span translate="no" dir="ltr" title={children} className={classNames(styles.shortened, className)}>
      <span className={styles.shortenedStart}>{children.slice(0, cut)}</span>
      <span>{children.slice(cut)}</span>
    </span>
  );
}
