'use client';
import { Slot } from 'radix-ui';
import { createContext, useContext, useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as line from '../../internal/tab-line.css.js';

type TabSize = keyof typeof line.size;

const TabSizeContext = createContext<TabSize>('default');

export interface TabNavProps extends ComponentPropsWithRef<'nav'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The style: `default` below a page title, `title` when the tabs are the page title. @default 'default' */
  size?: TabSize;
}

/** Links to related pages, styled as tabs. */
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
  /** Whether this is the current page. @default false */
  selected?: boolean;
  /** The number of things on the page, after the label. */
  count?: number;
  /** Passes styles to its only child, such as a router link, instead of rendering an `<a>`. @default false */
  asChild?: boolean;
}

/** A link of a TabNav. The current one is scrolled into view. */
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
