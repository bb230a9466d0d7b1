'use client';
import { DropdownMenu } from 'radix-ui';
import { useControllableState } from '../../hooks/useControllableState.js';
import { SortButton, type SortButtonProps } from './SortButton.js';
import { SortList, type SortOption } from './SortMenu.js';

export interface SortDropdownProps extends Omit<SortButtonProps, 'chosen' | 'value' | 'defaultValue'> {
  /** The available orders. */
  options: readonly SortOption[];
  /** The order when controlled. */
  value?: string;
  /** The initial order when uncontrolled. @default the first option */
  defaultValue?: string;
  /** Called with the new order. */
  onValueChange?: (value: string) => void;
}

/** A menu for the sort order of a list. */
export function SortDropdown({ options, value, defaultValue, onValueChange, ...rest }: SortDropdownProps) {
  const [chosen, setChosen] = useControllableState(value, defaultValue ?? options[0]?.value ?? '', onValueChange);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <SortButton chosen={options.find((option) => option.value === chosen)?.label ?? ''} {...rest} />
      </DropdownMenu.Trigger>
      <SortList options={options} value={chosen} onValueChange={setChosen} />
    </DropdownMenu.Root>
  );
}
