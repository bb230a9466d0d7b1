import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './BottomBar.css.js';

export interface BottomBarProps extends ComponentPropsWithRef<'div'> {
  /** In view below md (768 px) too: for buttons, not for a pagination. @default false */
  alwaysPinned?: boolean;
}

/**
 * The last child of a page: stays in view at the bottom of the content, above an AppShell's tray. Two items stand at
 * its start and end: a count and a pagination, Back and Next.
 */
export function BottomBar({ alwaysPinned = false, className, ...rest }: BottomBarProps) {
  return <div className={classNames(styles.bar, !alwaysPinned && styles.pinnedWhereRoomy, className)} {...rest} />;
}
