'use client';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { control } from '../../internal/control.css.js';
import { fieldButton } from '../../internal/field-button.css.js';
import { useFieldControl } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
import { ListboxPopup, optionId, type ListboxOption } from '../../internal/listbox/ListboxPopup.js';
import { stepOption } from '../../internal/listbox/step-option.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { useTypeAhead } from '../../internal/useTypeAhead.js';
import { Spinner } from '../Spinner/index.js';
import { isToggleKey, stepOfKey } from './select-keys.js';
import * as styles from './Select.css.js';

export interface SelectOption<V extends string = string> extends ListboxOption {
  /** The value; must not be empty. No selection is `null`. */
  value: V;
}

export interface SelectProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'type' | 'children'
> {
  /** The options, in order. */
  options: readonly SelectOption<V>[];
  /** The selected value when controlled; `null` for no selection. */
  value?: V | null;
  /** The initial value when uncontrolled. @default null */
  defaultValue?: V | null;
  /** Called with the selected value; with `null` only when `clearable`. */
  onValueChange?: (value: V | null) => void;
  /** Whether the list is open when controlled. */
  open?: boolean;
  /** Whether the list is initially open. @default false */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The text without a selection. @default 'Select an option' */
  placeholder?: string;
  /** Whether a button and the Delete key can clear the selection. @default false */
  clearable?: boolean;
  /** The accessible name of the clear button. @default 'Clear' */
  clearLabel?: string;
  /** The form field name. */
  name?: string;
  /** Whether options are loading; shows a spinner. @default false */
  pending?: boolean;
}

/**
 * A field for selecting one option from a list. `ref`, `className` and other attributes are passed to the button.
 *
 * @throws when an option has the empty string as its value
 */
export function Select<V extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  placeholder = 'Select an option',
  clearable = false,
  clearLabel = 'Clear',
  name,
  pending = false,
  className,
  ref,
  onKeyDown,
  ...rest
}: SelectProps<V>) {
  if (options.some((option) => option.value === '')) {
    throw new Error('A Select option must not have an empty string as its value: nothing chosen is null.');
  }
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRefs(ref, trigger);
  const [chosen, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const [activeIndex, setActiveIndex] = useState(-1);
  const typeAhead = useTypeAhead();
  const field = useFieldControl(rest);

  const chosenIndex = options.findIndex((option) => option.value === chosen);
  const chosenOption = options[chosenIndex];
  const isClearable = clearable && chosenOption !== undefined && !rest.disabled;

  const openAt = (index: number) => {
    setActiveIndex(index);
    if (!open) setOpen(true);
  };
  const close = () => {
    if (open) setOpen(false);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option && option.value !== chosen) setChosen(option.value);
  };
  const chooseAndClose = (index: number) => {
    choose(index);
    close();
  };
  const toggle = () => {
    // Safari does not focus clicked buttons, so blur would not fire.
    trigger.current?.focus();
    if (open) close();
    else openAt(chosenIndex);
  };
  const clear = () => {
    setChosen(null);
    trigger.current?.focus();
  };

  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const match = typeAhead(event, options, open ? activeIndex : chosenIndex);
    const step = stepOfKey(event.key);
    if (match !== undefined) {
      if (match >= 0) (open ? setActiveIndex : choose)(match);
    } else if (isToggleKey(event) || event.key === 'Enter') {
      if (open) chooseAndClose(activeIndex);
      else openAt(chosenIndex);
    } else if (step !== undefined) {
      openAt(open || chosenIndex < 0 ? stepOption(options, open ? activeIndex : -1, step) : chosenIndex);
    } else if (clearable && !open && (event.key === 'Delete' || event.key === 'Backspace')) {
      clear();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <span className={styles.frame}>
      <ListboxPopup
        open={open}
        onDismiss={close}
        listId={listId}
        labelledBy={field['aria-labelledby']}
        label={field['aria-label']}
        options={options}
        activeIndex={activeIndex}
        onActiveIndexChange={setActiveIndex}
        onChoose={chooseAndClose}
        selectedValue={chosen}
        layer="menu"
        anchor={
          <button
            ref={mergedRef}
            role="combobox"
            className={classNames(control, styles.trigger, className)}
            data-state={open ? 'open' : 'closed'}
            data-placeholder={chosenOption === undefined || undefined}
            data-clearable={isClearable || undefined}
            {...rest}
            {...field}
            type="button"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? optionId(listId, activeIndex) : undefined}
            aria-busy={pending || undefined}
            onClick={(event) => {
              rest.onClick?.(event);
              if (!event.defaultPrevented) toggle();
            }}
            onBlur={(event) => {
              rest.onBlur?.(event);
              close();
            }}
            onKeyDown={pressKey}
            onKeyUp={(event) => {
              rest.onKeyUp?.(event);
              // Space was handled on keydown; Firefox would also click on keyup.
              if (event.key === ' ' && !isComposing(event)) event.preventDefault();
            }}
          >
            <span className={styles.value}>
              {chosenOption?.icon}
              <span translate={chosenOption?.translate} className={styles.words}>
                {chosenOption?.label ?? placeholder}
              </span>
            </span>
            {pending ? (
              <Spinner size="small" />
            ) : (
              <CaretDownIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />
            )}
          </button>
        }
      />
      {isClearable && (
        <button type="button" className={classNames(fieldButton, styles.clear)} aria-label={clearLabel} onClick={clear}>
          <XIcon size={16} weight="bold" aria-hidden="true" />
        </button>
      )}
      {name !== undefined && <input type="hidden" name={name} value={chosen ?? ''} disabled={rest.disabled} />}
    </span>
  );
}
