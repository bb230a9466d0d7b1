'use client';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './AppShell.css.js';
import { useIsScrolled } from './useIsScrolled.js';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A Rail: 80 px at the start side, a bar of 64 px at the bottom below md (768 px). */
  rail: ReactNode;
  /** The mark as a link, 20 px, at the start of the header where there is no rail to hold it. */
  brand?: ReactNode;
  /** One or two items, at the start and at the end of the 56 px header: breadcrumbs, who is signed in. */
  header?: ReactNode;
  /** A DockedTray at the bottom, which keeps its room: content and focus are never under it. */
  tray?: ReactNode;
  /** Words of the link that leads past the navigation. @default 'Skip to content' */
  skipLinkLabel?: string;
  /** Of the main element. @default 'content' */
  mainId?: string;
  /** The page: the main element is a column with a gutter, `flex: 1` fills it. */
  children?: ReactNode;
}

/** The frame of an application: skip link, rail, header, main and tray, each a landmark. The document scrolls. */
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
  // By script, so that the address of the page stays as it is.
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
