import { IconButton, Inline, Tooltip } from '@inspection-studio/design-system';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { type ReactNode } from 'react';
import * as styles from './form-rows.css.ts';
import type { FormRows } from './useFormRows.ts';

export interface RowButtonsProps {
  rows: Pick<FormRows, 'count' | 'move' | 'remove'>;
  /** Zero-based place of the row. */
  index: number;
  /** Name of the row: 'term 3'. */
  label: string;
  /** Why the row cannot be deleted. Absent when it can. */
  keepReason?: string;
}

/** Buttons that move a row up and down and delete it. */
export function RowButtons({ rows, index, label, keepReason }: RowButtonsProps) {
  const isFirst = index === 0;
  const isLast = index === rows.count - 1;
  return (
    <Inline gap={0}>
      <RowButton
        label={`Move ${label} up`}
        hint={isFirst ? 'It is the first' : 'Move up (Alt + Up)'}
        icon={<ArrowUpIcon size={18} weight="bold" aria-hidden="true" />}
        disabled={isFirst}
        shortcut="Alt+ArrowUp"
        onPress={() => rows.move(index, -1)}
      />
      <RowButton
        label={`Move ${label} down`}
        hint={isLast ? 'It is the last' : 'Move down (Alt + Down)'}
        icon={<ArrowDownIcon size={18} weight="bold" aria-hidden="true" />}
        disabled={isLast}
        shortcut="Alt+ArrowDown"
        onPress={() => rows.move(index, 1)}
      />
      <RowButton
        label={`Delete ${label}`}
        hint={keepReason ?? 'Delete'}
        icon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
        disabled={keepReason !== undefined}
        onPress={() => rows.remove(index)}
      />
    </Inline>
  );
}

interface RowButtonProps {
  label: string;
  hint: string;
  icon: ReactNode;
  disabled: boolean;
  shortcut?: string;
  onPress: () => void;
}

function RowButton({ label, hint, icon, disabled, shortcut, onPress }: RowButtonProps) {
  return (
    <Tooltip content={hint}>
      <IconButton
        variant="ghost"
        className={styles.button}
        label={label}
        icon={icon}
        aria-disabled={disabled}
        aria-keyshortcuts={shortcut}
        onClick={disabled ? undefined : onPress}
      />
    </Tooltip>
  );
}
