import type { ReactNode } from 'react';
import * as styles from './BarePage.css.ts';

/** A page without the frame: nobody is signed in, or the frame itself has failed. */
export const BarePage = ({ children }: { children: ReactNode }) => <main className={styles.page}>{children}</main>;
