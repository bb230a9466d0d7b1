'use client';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './AppShell.css.js';
import { useIsScrolled } from './useIsScrolled.js';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The Rail: 80 px wide at the start side; below md (768 px), a 64 px bar at the bottom. */
  rail: ReactNode;
  /** The mark as a link, 20 px. Shown at the start of the header where the rail does not show it. */
  brand?: ReactNode;
  /** One or two items, at the start and end of the 56 px header, such as breadcrumbs and the signed-in user. */
  header?: ReactNode;
  /** A DockedTray at the bottom. It never covers content or the focused element. */
  tray?: ReactNode;
  /** The text of the link that skips the navigation. @default 'Skip to content' */
  skipLinkLabel?: string;
  /** The id of the main element. @default 'content' */
  mainId?: string;
  /** The content of the main element, a column with gutters. A child with `flex: 1` fills it. */
  children?: ReactNode;
}

/** Lays out an application: skip link, rail, header, main content and tray. The document itself scrolls. */
export function AppShell({
  rail,
  brand,
  header,
  tray,
  skipLinkLabel = 'Skip to content',
  mainId = 'content',
  className,
  children,
  ...rest
}: AppShellProps) {
  const mainRef = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  // Moves focus by script, so that the URL does not change.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  return (
    <div className={classNames(styles.shell, className)} {...rest}>
      <a href={`#${mainId}`} className={styles.skipLink} onClick={skip}>
        {skipLinkLabel}
      </a>
      {rail}
      <div className={styles.column}>
        <header className={styles.header} data-scrolled={isScrolled || undefined}>
          {brand && <div className={styles.brand}>{brand}</div>}
          <div className={styles.headerContent}>{header}</div>
        </header>
        <main ref={mainRef} id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {tray}
      </div>
    </div>
  );
}
