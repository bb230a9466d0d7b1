'use client';

import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './Chip.css.js';

interface ChipOwnProps extends ComponentPropsWithRef<'span'> {
  /** The text. Truncated with an ellipsis where it does not fit. */
  children: ReactNode;
  /** The CSS colour of a square before the text. */
  swatch?: string;
  /** A marker or a count after the text. */
  marker?: ReactNode;
  /** Whether to strike the text through. @default false */
  archived?: boolean;
  /** The text that screen readers announce for an archived item. @default 'archived' */
  archivedText?: string;
  /** Whether to show a red border and an octagon. The field around it must say what is wrong. @default false */
  invalid?: boolean;
}

type RemoveProps =
  | { onRemove?: never; removeLabel?: never; removeButtonProps?: never }
  | {
      onRemove: () => void;
      /** The accessible name of the button, such as 'Remove Priya Raman'. */
      removeLabel: string;
      /** Other attributes of the button, such as `ref`, `tabIndex` or `disabled`. */
      removeButtonProps?: Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'onClick'>;
    };

export type ChipProps = ChipOwnProps & RemoveProps;

/** A small named item, 24 px high, optionally with a remove button. */
export function Chip({
  children,
  swatch,
  marker,
  archived = false,
  archivedText = 'archived',
  invalid = false,
  onRemove,
  removeLabel,
  removeButtonProps,
  className,
  ...rest
}: ChipProps) {
  return (
    <span
      className={classNames(styles.chip, onRemove && styles.removable, invalid && styles.invalid, className)}
      {...rest}
    >
      {invalid && <StatusSign kind="failed" size="small" />}
      {swatch !== undefined && (
        <span className={classNames(styles.swatch, archived && styles.archivedSwatch)} style={{ background: swatch }} />
      )}
      <span className={classNames(styles.words, archived && styles.archived)}>{wrapMixedTexts(children)}</span>
      {archived && <VisuallyHidden>{archivedText}</VisuallyHidden>}
      {marker}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          {...removeButtonProps}
          className={classNames(styles.remove, removeButtonProps?.className)}
          onClick={onRemove}
        >
          <XIcon size={14} weight="bold" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
