import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './BottomBar.css.js';

export type BottomBarProps = ComponentPropsWithRef<'div'>;

/**
 * The last child of a page: stays in view at the bottom of the content, above an AppShell's tray. Two items stand at
 * its start and end: a count and a pagination, Back and Next.
 */
export function BottomBar({ className, ...rest }: BottomBarProps) {
  return <div className={classNames(styles.bar, className)} {...rest} />;
}
