'use client';
import { Slot } from 'radix-ui';
import { createContext, useContext, useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as line from '../../internal/tab-line.css.js';

type TabSize = keyof typeof line.size;

const TabSizeContext = createContext<TabSize>('default');

export interface TabNavProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the navigation. */
  label: string;
  /** default under a page title, title where the row is the title of the page. @default 'default' */
  size?: TabSize;
}

/** Neighbouring pages as tabs: links, each with its own address. */
export function TabNav({ label, size = 'default', className, children, ...rest }: TabNavProps) {
  return (
    <TabSizeContext.Provider value={size}>
      <nav aria-label={label} className={classNames(line.frame, className)} {...rest}>
        <ul className={line.line}>{children}</ul>
      </nav>
    </TabSizeContext.Provider>
  );
}

export interface TabNavItemProps extends ComponentPropsWithRef<'a'> {
  /** The page that is shown. @default false */
  selected?: boolean;
  /** How many things are on that page, raised after the words. */
  count?: number;
  /** Gives the looks to its one child, a router's link, and renders no `<a>` of its own. @default false */
  asChild?: boolean;
}

/** One page of a TabNav; the one that is shown is scrolled into a row that is too long for the screen. */
export function TabNavItem({
  selected = false,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: TabNavItemProps) {
  const size = useContext(TabSizeContext);
  const Outer = asChild ? Slot.Root : 'a';
  const itemRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) itemRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  return (
    <li ref={itemRef} className={line.item}>
      <Outer
        className={classNames(line.tab, line.size[size], className)}
        aria-current={selected ? 'page' : undefined}
        {...rest}
      >
        <Slot.Slottable child={children}>{(words) => <span className={line.words}>{words}</span>}</Slot.Slottable>{' '}
        {count !== undefined && <span className={line.count}>{count}</span>}
      </Outer>
    </li>
  );
}
