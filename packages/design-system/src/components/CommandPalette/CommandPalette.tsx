'use client';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Dialog as RadixDialog } from 'radix-ui';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../../internal/class-names.js';
import { optionId } from '../../internal/listbox/ListboxPopup.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Button } from '../Button/index.js';
import * as dialogStyles from '../Dialog/Dialog.css.js';
import { DialogWindow } from '../Dialog/DialogWindow.js';
import { TextField } from '../TextField/index.js';
import type { Command } from './command.js';
import { CommandList } from './CommandList.js';
import * as styles from './CommandPalette.css.js';
import { rankCommands } from './rank-commands.js';

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** All commands. Those of a group must be consecutive. */
  commands: readonly Command[];
  /** Called with the id of the chosen command, after `onOpenChange(false)`, so that what it opens can take focus. */
  onSelect: (id: string) => void;
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, a click outside or a choice; below md (768 px) also by the close button. */
  onOpenChange: (open: boolean) => void;
  /** The accessible name of the window and its field. @default 'Commands' */
  label?: string;
  /** Overrides for the built-in texts. */
  texts?: Partial<typeof paletteTexts>;
}

const paletteTexts = {
  placeholder: 'Type a command',
  none: 'No command found',
  close: 'Close',
  results: (count: number) => (count === 1 ? '1 command' : `${count} commands`),
};

/** A window to find a command by typing and run it. It closes with the choice. */
export function CommandPalette({ open, onOpenChange, label = 'Commands', className, ...rest }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const { commands, onSelect, texts, ...attributes } = rest;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogStyles.scrim}>
          <DialogWindow
            className={classNames(dialogStyles.window, dialogStyles.size.md, styles.window, className)}
            initialFocusRef={input}
            isDescribed={false}
            {...attributes}
          >
            <VisuallyHidden>
              <RadixDialog.Title>{label}</RadixDialog.Title>
            </VisuallyHidden>
            <Finder
              inputRef={input}
              label={label}
              commands={commands}
              texts={{ ...paletteTexts, ...texts }}
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

interface FinderProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  commands: readonly Command[];
  texts: typeof paletteTexts;
  onChoose: (id: string) => void;
}

/** The field and the list. Mounted each time the palette opens, so that it starts empty. */
function Finder({ inputRef, label, commands, texts, onChoose }: FinderProps) {
  const listId = useId();
  const [term, setTerm] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const found = rankCommands(commands, term);

  const choose = () => {
    const active = found[activeIndex];
    if (active) onChoose(active.id);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActiveIndex(Math.min(activeIndex + 1, Math.max(found.length - 1, 0)));
    else if (event.key === 'ArrowUp') setActiveIndex(Math.max(activeIndex - 1, 0));
    else if (event.key === 'Enter') choose();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.field}>
        <TextField
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-activedescendant={found.length > 0 ? optionId(listId, activeIndex) : undefined}
          autoComplete="off"
          showCount={false}
          placeholder={texts.placeholder}
          start={<MagnifyingGlassIcon size={18} weight="bold" aria-hidden="true" />}
          value={term}
          onValueChange={(next) => {
            setTerm(next);
            setActiveIndex(0);
          }}
          onKeyDown={pressKey}
        />
        <RadixDialog.Close asChild>
          <Button variant="ghost" className={styles.close}>
            {texts.close}
          </Button>
        </RadixDialog.Close>
      </div>
      {found.length > 0 ? (
        <CommandList
          id={listId}
          label={label}
          commands={found}
          activeIndex={activeIndex}
          onActiveIndexChange={setActiveIndex}
          onChoose={onChoose}
        />
      ) : (
        <p className={styles.empty}>{texts.none}</p>
      )}
      <VisuallyHidden role="status">{term.trim() && texts.results(found.length)}</VisuallyHidden>
    </>
  );
}
