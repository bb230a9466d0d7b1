'use client';

import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './Chip.css.js';

interface ChipOwnProps extends ComponentPropsWithRef<'span'> {
  /** The words; a long text ends in an ellipsis. */
  children: ReactNode;
  /** CSS colour of a square before the words. */
  swatch?: string;
  /** After the words: a marker or a count. */
  marker?: ReactNode;
  /** Strikes the words through. @default false */
  archived?: boolean;
  /** What a screen reader hears for the strike. @default 'archived' */
  archivedText?: string;
  /** A red edge and an octagon; the words for it stand in a message of the field around. @default false */
  invalid?: boolean;
}

type RemoveProps =
  | { onRemove?: never; removeLabel?: never; removeButtonProps?: never }
  | {
      onRemove: () => void;
      /** Accessible name of the button: 'Remove Priya Raman'. */
      removeLabel: string;
      /** Further attributes of the button: `ref`, `tabIndex`, `disabled`. */
      removeButtonProps?: Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'onClick'>;
    };

export type ChipProps = ChipOwnProps & RemoveProps;

/** A small thing with a name, 24 px high. */
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
      <span className={classNames(styles.words, archived && styles.archived)}>{children}</span>
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
