'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as line from '../../internal/tab-line.css.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import { StatusSign } from '../StatusSign/index.js';

export interface Tab {
  value: string;
  label: ReactNode;
  /** How many things are behind it, raised after the label. */
  count?: number;
  disabled?: boolean;
  /** Something behind it is wrong, in words: an octagon before the label. */
  error?: string;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The tabs, in order, each with its panel. */
  tabs: readonly Tab[];
  /** The chosen tab, when controlled. */
  value?: string;
  /** The tab shown at first, when uncontrolled. @default the first tab */
  defaultValue?: string;
  /** Called with the value of the newly chosen tab. */
  onValueChange?: (value: string) => void;
  /** manual: arrows move focus, Enter or Space opens; for panels that have to be fetched. @default 'automatic' */
  activationMode?: 'automatic' | 'manual';
  /** default in pages and dialogs, title where the row is the title of the page. @default 'default' */
  size?: keyof typeof line.size;
  /** Which way its text runs. @default the direction of the document */
  dir?: Direction;
  /** One TabPanel for each tab. */
  children?: ReactNode;
}

/** Panels of which one is shown. Where each has an address of its own, use TabNav. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  activationMode = 'automatic',
  size = 'default',
  dir,
  className,
  children,
  ...rest
}: TabsProps) {
  return (
    <RadixTabs.Root
      className={classNames(line.frame, className)}
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={onValueChange}
      activationMode={activationMode}
      dir={useDirection(dir)}
      {...rest}
    >
      <RadixTabs.List className={line.line} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={classNames(line.tab, line.size[size])}
          >
            {tab.error !== undefined && <StatusSign kind="failed" label={tab.error} />}{' '}
            <span className={line.words}>{tab.label}</span>{' '}
            {tab.count !== undefined && <span className={line.count}>{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  /** Of its tab. */
  value: string;
}

/** Shown while its tab is selected, else not mounted. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <RadixTabs.Content className={classNames(line.panel, className)} {...rest} />;
}
