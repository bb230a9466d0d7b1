'use client';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { FieldContext, useFieldControl } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { SearchField } from '../SearchField/index.js';
import { IconGrid } from './IconGrid.js';
import { findIcons, SEARCH_FROM_COUNT } from './find-icons.js';
import * as styles from './IconPicker.css.js';

export interface IconPickerIcon<V extends string = string> {
  /** The value of the icon. */
  value: V;
  /** The name, such as 'Bridge': the accessible name, the tooltip and the text to search. */
  name: string;
  /** The icon, 20 px, in the text colour and hidden from screen readers. */
  icon: ReactNode;
}

export interface IconPickerProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** The icons, in order. With more than 24, a search box appears above them. */
  icons: readonly IconPickerIcon<V>[];
  /** The value of the chosen icon (controlled), or `null` for none. */
  value?: V | null;
  /** The default value (uncontrolled). @default null */
  defaultValue?: V | null;
  /** Called with the value when an icon is chosen. */
  onValueChange?: (value: V) => void;
  /** Whether it is disabled and not submitted with a form. @default false */
  disabled?: boolean;
  /** The name of the value in a form. */
  name?: string;
  /** Overrides for the built-in texts. */
  texts?: Partial<IconPickerTexts>;
}

/** Texts of an IconPicker with a search box. */
export interface IconPickerTexts {
  /** The accessible name and placeholder of the search box. @default 'Search icons' */
  search: string;
  /** The text shown when no name matches. @default 'No icons found' */
  none: string;
  /** The announcement after a search. @default '1 icon', '12 icons' */
  found: (count: number) => string;
}

const defaultTexts: IconPickerTexts = {
  search: 'Search icons',
  none: 'No icons found',
  found: (count) => (count === 1 ? '1 icon' : `${count} icons`),
};

/**
 * Lets people choose one of several named icons. Its accessible name comes from `aria-label` or the Field around it.
 * `ref`, `className` and all other attributes go to the outer element.
 */
export function IconPicker<V extends string>({
  icons,
  value,
  defaultValue = null,
  onValueChange,
  disabled = false,
  name,
  texts,
  className,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': required,
  ...rest
}: IconPickerProps<V>) {
  const words = { ...defaultTexts, ...texts };
  const gridId = useId();
  const field = useFieldControl({
    id,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
  });
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useControllableState<V | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const isSearchable = icons.length > SEARCH_FROM_COUNT;
  const shown = isSearchable ? findIcons(icons, term) : icons;

  return (
    <div className={classNames(styles.frame, className)} {...rest}>
      {isSearchable && (
        // Keeps the attributes of the Field off the search box.
        <FieldContext.Provider value={null}>
          <SearchField
            aria-label={words.search}
            aria-controls={field.id ?? gridId}
            placeholder={words.search}
            value={term}
            onValueChange={setTerm}
            onKeyDown={(event) => {
              // Enter must not submit the form.
              if (event.key === 'Enter' && !isComposing(event)) event.preventDefault();
            }}
            disabled={disabled}
          />
        </FieldContext.Provider>
      )}
      <IconGrid
        {...field}
        id={field.id ?? gridId}
        icons={shown}
        chosenIndex={shown.findIndex((icon) => icon.value === chosen)}
        disabled={disabled}
        onChoose={(index) => setChosen(shown[index]!.value)}
      />
      {shown.length === 0 && <p className={styles.none}>{words.none}</p>}
      {isSearchable && (
        <VisuallyHidden role="status">
          {term.trim() !== '' && shown.length > 0 && words.found(shown.length)}
        </VisuallyHidden>
      )}
      {name !== undefined && <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
    </div>
  );
}
