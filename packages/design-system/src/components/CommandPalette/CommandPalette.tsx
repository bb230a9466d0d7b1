'use client';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import '../../internal/scroll-lock.css.js';
import * as dialogStyles from '../Dialog/Dialog.css.js';
import { DialogWindow } from '../Dialog/DialogWindow.js';
import type { Command } from './command.js';
import * as styles from './CommandPalette.css.js';
import { Finder } from './Finder.js';
import { paletteTexts } from './texts.js';

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** All commands. Those of a group must be consecutive. */
  commands: readonly Command[];
  /** Called with the id of the chosen command, after `onOpenChange(false)`, so that what it opens can take focus. */
  onSelect: (id: string) => void;
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, a click outside or a choice; below md (768 px) also by the close button. */
  onOpenChange: (open: boolean) => void;
  /** The text of the field when it opens, such as what was typed while the palette was lazy-loaded. @default '' */
  defaultTerm?: string;
  /** Called with the text of the field on every change, to add matching records to `commands`. */
  onTermChange?: (term: string) => void;
  /** Whether records for the term are still loading. Until they are here, Enter waits and nothing is reported as missing. @default false */
  busy?: boolean;
  /** A message above the rows, such as that records could not be loaded. */
  notice?: ReactNode;
  /** The accessible name of the window and its field. @default 'Commands' */
  label?: string;
  /** Overrides for the built-in texts. */
  texts?: Partial<typeof paletteTexts>;
}

/** A window to find a command or a record by typing and run or open it. It closes with the choice. */
export function CommandPalette({ open, onOpenChange, label = 'Commands', className, ...rest }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const { commands, onSelect, defaultTerm = '', onTermChange, busy = false, notice, texts, ...attributes } = rest;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogStyles.scrim}>
          <DialogWindow
            className={classNames(dialogStyles.window, dialogStyles.size.md, styles.window, className)}
            initialFocusRef={input}
            isDescribed={false}
            onDismiss={() => onOpenChange(false)}
            {...attributes}
          >
            <VisuallyHidden>
              <RadixDialog.Title>{label}</RadixDialog.Title>
            </VisuallyHidden>
            <Finder
              inputRef={input}
              label={label}
              commands={commands}
              busy={busy}
              notice={notice}
              texts={{ ...paletteTexts, ...texts }}
              defaultTerm={defaultTerm}
              onTermChange={onTermChange}
              onChoose={(id) => {
                onOpenChange(false);
                onSelect(id);
              }}
            />
          </DialogWindow>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
