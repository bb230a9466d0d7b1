import type { ReactNode } from 'react';
import * as styles from './BarePage.css.ts';

/** A page without the shell: before sign-in, or when the shell itself failed. */
export const BarePage = ({ children }: { children: ReactNode }) => <main className={styles.page}>{children}</main>;
