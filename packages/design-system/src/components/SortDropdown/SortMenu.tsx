'use client';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { type Anchor, anchoredMenuProps, AnchorStandIn } from '../../internal/AnchorStandIn.js';
import { classNames } from '../../internal/class-names.js';
import { keepWhileComposing } from '../../internal/is-composing.js';
import * as styles from './SortDropdown.css.js';

export interface SortOption {
  value: string;
  label: string;
}

interface SortListProps extends ComponentPropsWithRef<'div'> {
  /** The available orders. */
  options: readonly SortOption[];
  /** The selected order. */
  value: string;
  /** Called with the new order. */
  onValueChange: (value: string) => void;
}

/** The items of the sort menu. */
export function SortList({ options, value, onValueChange, className, ...rest }: SortListProps) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        className={classNames(styles.list, className)}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onEscapeKeyDown={keepWhileComposing}
        {...rest}
      >
        <DropdownMenu.RadioGroup value={value} onValueChange={onValueChange}>
          {options.map((option) => (
            <DropdownMenu.RadioItem key={option.value} value={option.value} className={styles.option}>
              <span>{option.label}</span>
              <DropdownMenu.ItemIndicator>
                <CheckIcon size={16} weight="bold" aria-hidden="true" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

export interface SortMenuProps extends SortListProps {
  /** The SortButton that controls `open`. */
  anchor: Anchor;
  /** Whether it is open. */
  open: boolean;
  /** Called when it closes. */
  onOpenChange: (open: boolean) => void;
}

/** The menu of a SortButton, for pages that lazy-load it. Name it with `aria-label`. */
export function SortMenu({ anchor, open, onOpenChange, ...rest }: SortMenuProps) {
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <AnchorStandIn anchor={anchor} />
      </DropdownMenu.Trigger>
      <SortList {...anchoredMenuProps(anchor)} {...rest} />
    </DropdownMenu.Root>
  );
}
