'use client';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { SortAscendingIcon } from '@phosphor-icons/react/dist/csr/SortAscending';
import { DropdownMenu } from 'radix-ui';
import { useControllableState } from '../../hooks/useControllableState.js';
import { Button, type ButtonProps } from '../Button/index.js';
import * as styles from './SortDropdown.css.js';

export interface SortOption {
  value: string;
  label: string;
}

export interface SortDropdownProps extends Omit<ButtonProps, 'children' | 'value' | 'defaultValue' | 'icon'> {
  /** The orders to choose from. */
  options: readonly SortOption[];
  /** The order, when controlled. */
  value?: string;
  /** The order at first, when uncontrolled. @default the first option */
  defaultValue?: string;
  /** Called with the new order. */
  onValueChange?: (value: string) => void;
  /** Stands before the chosen order. @default 'Sort' */
  label?: string;
  /** An icon alone, where room is short; the words stay its accessible name. @default false */
  iconOnly?: boolean;
}

/** Chooses the order of a list. */
export function SortDropdown({ options, value, defaultValue, onValueChange, label = 'Sort', iconOnly = false, ...rest }: SortDropdownProps) {
  const [chosen, setChosen] = useControllableState(value, defaultValue ?? options[0]?.value ?? '', onValueChange);
  const current = options.find((option) => option.value === chosen);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button aria-label={`${label} ${current?.label ?? ''}`} {...rest}>
          {iconOnly ? (
            <SortAscendingIcon size={20} weight="bold" aria-hidden="true" />
          ) : (
            <>
              <span className={styles.caption}>{label} </span>
              {current?.label}
              <CaretDownIcon size={16} weight="bold" aria-hidden="true" />
            </>
          )}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.list} align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.RadioGroup value={chosen} onValueChange={setChosen}>
            {options.map((option) => (
              <DropdownMenu.RadioItem key={option.value} value={option.value} className={styles.option}>
                {option.label}
                <DropdownMenu.ItemIndicator>
                  <CheckIcon size={16} weight="bold" aria-hidden="true" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
