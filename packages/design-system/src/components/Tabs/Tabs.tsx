'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { moveInTabs } from '../../internal/move-in-tabs.js';
import * as line from '../../internal/tab-line.css.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import { StatusSign } from '../StatusSign/index.js';

export interface Tab {
  value: string;
  label: ReactNode;
  /** The number of things in the panel, after the label. */
  count?: number;
  disabled?: boolean;
  /** The error of the panel; shows an icon before the label. */
  error?: string;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order, each with its panel. */
  tabs: readonly Tab[];
  /** The selected tab when controlled. */
  value?: string;
  /** The initially selected tab when uncontrolled. @default the first tab */
  defaultValue?: string;
  /** Called with the value of the newly selected tab. */
  onValueChange?: (value: string) => void;
  /** Whether arrow keys select tabs (`automatic`) or only move focus (`manual`), for panels that load data. @default 'automatic' */
  activationMode?: 'automatic' | 'manual';
  /** The style: `default` in pages and dialogs, `title` when the tabs are the page title. @default 'default' */
  size?: keyof typeof line.size;
  /** The writing direction. @default the direction of the document */
  dir?: Direction;
  /** A TabPanel for each tab. */
  children?: ReactNode;
}

/** Tabs with panels, one visible at a time. For panels with their own URLs, use TabNav. */
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
      <RadixTabs.List className={line.line} aria-label={label} onKeyDownCapture={moveInTabs}>
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
  /** The value of its tab. */
  value: string;
}

/** The panel of a tab; mounted while selected. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <RadixTabs.Content className={classNames(line.panel, className)} {...rest} />;
}
