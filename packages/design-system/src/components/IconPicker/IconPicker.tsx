'use client';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { FieldContext, useFieldControl } from '../../internal/field-context.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { SearchField } from '../SearchField/index.js';
import { IconGrid } from './IconGrid.js';
import { findIcons, SEARCH_FROM_COUNT } from './find-icons.js';
import * as styles from './IconPicker.css.js';

export interface IconPickerIcon<V extends string = string> {
  /** What is stored. */
  value: V;
  /** What a person calls it: 'Bridge'. Read aloud, searched, and shown as a tooltip. */
  name: string;
  /** A drawing of 20 px in the text colour, without words of its own. */
  icon: ReactNode;
}

export interface IconPickerProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** The icons offered, in order; columns follow the width. With more than 24 a search box stands above them. */
  icons: readonly IconPickerIcon<V>[];
  /** `null` while none is chosen. */
  value?: V | null;
  /** The icon to start with, while `value` is left out. @default null */
  defaultValue?: V | null;
  /** Called with the icon that was chosen. */
  onValueChange?: (value: V) => void;
  /** Nothing can be chosen. @default false */
  disabled?: boolean;
  /** Name of the value in a form. */
  name?: string;
  /** The words of this component, in another language or of another thing. */
  texts?: Partial<IconPickerTexts>;
}

/** What an IconPicker with a search box says. */
export interface IconPickerTexts {
  /** Accessible name and placeholder of the search box. @default 'Search icons' */
  search: string;
  /** In place of the icons when no name matches. @default 'No icons found' */
  none: string;
  /** Announced after a search. @default '1 icon', '12 icons' */
  found: (count: number) => string;
}

const defaultTexts: IconPickerTexts = {
  search: 'Search icons',
  none: 'No icons found',
  found: (count) => (count === 1 ? '1 icon' : `${count} icons`),
};

/**
 * One of several icons in a grid: a radio group with names. Named by `aria-label` or by the Field around it; `ref`,
 * `className` and the remaining attributes reach the outer element.
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
        // The Field around is about the icons, not about the search box.
        <FieldContext.Provider value={null}>
          <SearchField
            aria-label={words.search}
            aria-controls={field.id ?? gridId}
            placeholder={words.search}
            value={term}
            onValueChange={setTerm}
            onKeyDown={(event) => {
              // The form around is not what is searched.
              if (event.key === 'Enter') event.preventDefault();
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
