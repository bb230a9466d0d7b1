'use client';
import { useId, useState, type FocusEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { FieldError } from '../Field/index.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { parseHex } from './parse-hex.js';
import { shownText } from './shown-text.js';
import { SwatchGroup, type ColourSwatch } from './SwatchGroup.js';
import * as styles from './ColourField.css.js';

type OwnOrUnfit =
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'type'
  | 'start'
  | 'maxLength'
  | 'showCount'
  | 'countStageText'
  | 'required';

export interface ColourFieldProps extends Omit<TextFieldProps, OwnOrUnfit> {
  /** The preset colours, in order. Without any, only the text box is shown. @default [] */
  swatches?: readonly ColourSwatch[];
  /** The current colour (controlled): `#rrggbb`, or `null` for none. */
  value?: string | null;
  /** The default colour (uncontrolled). @default null */
  defaultValue?: string | null;
  /** Called with `#rrggbb` in lower case, or with `null` when the text is empty or not a hex code. */
  onValueChange?: (value: string | null) => void;
  /** Returns the error message for a colour, or `null` if it is valid. The message shows while typing. */
  validate?: (value: string) => string | null;
  /** The name of the value in a form. */
  name?: string;
  /** The accessible name of the swatches. @default 'Preset colours' */
  swatchesLabel?: string;
  /** The error message on blur when the text is not a hex code. @default 'Colour is not a hex code' */
  notHexText?: string;
}

/**
 * Lets people choose a preset colour or type any hex code. `ref`, `className` and all other attributes go to the
 * `<input>`.
 */
export function ColourField({
  swatches = [],
  value,
  defaultValue = null,
  onValueChange,
  validate,
  name,
  swatchesLabel = 'Preset colours',
  notHexText = 'Colour is not a hex code',
  className,
  onBlur,
  ...rest
}: ColourFieldProps) {
  const errorId = useId();
  const field = useFieldControl(rest);
  const [chosen, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const colour = chosen === null ? null : parseHex(chosen);
  const text = shownText(draft, colour);
  const isFixed = Boolean(rest.disabled || rest.readOnly);

  const choose = (next: string | null) => {
    if (next !== colour) setChosen(next);
  };
  const change = (next: string) => {
    setDraft(next);
    setWasLeft(false);
    choose(parseHex(next));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    setWasLeft(true);
    if (colour !== null || text.trim() === '') setDraft(null);
  };

  const isNotHex = wasLeft && colour === null && text.trim() !== '';
  const found = isNotHex ? notHexText : colour === null ? null : (validate?.(colour) ?? null);
  // The Field already shows an error, most likely the same one.
  const message = field['aria-invalid'] ? null : found;

  return (
    <div className={styles.frame}>
      {swatches.length > 0 && (
        <SwatchGroup
          swatches={swatches}
          label={swatchesLabel}
          value={colour}
          disabled={isFixed}
          onChoose={(next) => {
            setDraft(null);
            choose(next);
          }}
        />
      )}
      <div className={styles.entry}>
        <TextField
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          className={classNames(styles.hex, className)}
          aria-describedby={joinIds(rest['aria-describedby'], message !== null && errorId)}
          aria-invalid={rest['aria-invalid'] ?? (message !== null || undefined)}
          start={
            <span
              className={styles.sample}
              style={{ background: colour ?? undefined }}
              data-empty={colour === null || undefined}
            />
          }
          showCount={false}
          value={text}
          onValueChange={change}
          onBlur={leave}
        />
        <div className={styles.message} aria-live="polite">
          {message !== null && <FieldError id={errorId}>{message}</FieldError>}
        </div>
      </div>
      {name !== undefined && <input type="hidden" name={name} value={colour ?? ''} disabled={rest.disabled} />}
    </div>
  );
}
