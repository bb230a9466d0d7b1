import { classNames } from '../internal/class-names.js';
import * as styles from './chart.css.js';

interface MarkRingProps {
  /** Drawing commands of the mark's outline. */
  path: string;
  fill: string;
}

/** A copy of the hovered or focused mark with its ring, on top of the others. */
export function MarkRing({ path, fill }: MarkRingProps) {
  return (
    <>
      <path className={styles.ring} d={path} />
      <path className={styles.ringGap} d={path} />
      <path className={classNames(styles.shape, styles.onTop)} d={path} style={{ fill }} />
    </>
  );
}
