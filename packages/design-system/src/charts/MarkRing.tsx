import { classNames } from '../internal/class-names.js';
import * as styles from './chart.css.js';

interface MarkRingProps {
  /** Drawing commands of the mark's outline. */
  path: string;
  fill: string;
}

/** The hovered or focused mark once more, above the others, with its ring. */
export function MarkRing({ path, fill }: MarkRingProps) {
  return (
    <>
      <path className={styles.ring} d={path} />
      <path className={styles.ringGap} d={path} />
      <path className={classNames(styles.shape, styles.onTop)} d={path} style={{ fill }} />
    </>
  );
}
