import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './BottomBar.css.js';

export interface BottomBarProps extends ComponentPropsWithRef<'div'> {
  /** Whether it stays in view below md (768 px) too. Set it for buttons, not for a pagination. @default false */
  alwaysPinned?: boolean;
}

/**
 * A bar that stays in view at the bottom of the content, above an AppShell's tray. Make it the last child of the page.
 * Two items are placed at its start and end, such as a count and a pagination, or Back and Next.
 */
export function BottomBar({ alwaysPinned = false, className, ...rest }: BottomBarProps) {
  return <div className={classNames(styles.bar, !alwaysPinned && styles.pinnedWhereRoomy, className)} {...rest} />;
}
