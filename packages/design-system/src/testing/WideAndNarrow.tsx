import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './WideAndNarrow.css.js';

export interface WideAndNarrowProps {
  /** Widths of the two columns, in pixels. */
  wide: number;
  narrow: number;
  /** Left and right in turn. */
  children: ReactNode;
}

/** Shows what fits itself to its width in two widths, and in the window's alone on a phone. Stories only. */
export function WideAndNarrow({ wide, narrow, children }: WideAndNarrowProps) {
  return (
    <div className={styles.grid} style={assignInlineVars({ [styles.columns]: `${wide}px ${narrow}px` })}>
      {children}
    </div>
  );
}
