import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import { optionId } from '../../internal/listbox/ListboxPopup.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Button } from '../Button/index.js';
import { TextField } from '../TextField/index.js';
import type { Command } from './command.js';
import { CommandList } from './CommandList.js';
import * as styles from './CommandPalette.css.js';
import { rankCommands } from './rank-commands.js';
import type { paletteTexts } from './texts.js';

export interface FinderProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  commands: readonly Command[];
  busy: boolean;
  notice: ReactNode;
  texts: typeof paletteTexts;
  defaultTerm: string;
  onTermChange: ((term: string) => void) | undefined;
  onChoose: (id: string) => void;
}

/** The field and the list. Mounted each time the palette opens, so that it starts with `defaultTerm`. */
export function Finder(props: FinderProps) {
  const { inputRef, label, commands, busy, notice, texts, defaultTerm, onTermChange, onChoose } = props;
  const listId = useId();
  const [term, setTerm] = useState(defaultTerm);
  // The row that the user moved to, which stays active when more rows arrive above it. Until then, the first row.
  const [chosenId, setChosenId] = useState<string>();
  const found = rankCommands(commands, term);
  const activeIndex = Math.max(
    found.findIndex(({ id }) => id === chosenId),
    0,
  );

  const activeId = found[activeIndex]?.id;
  // Enter was pressed before all records of the text were here.
  const isEntered = useRef(false);
  useEffect(() => {
    if (busy || !isEntered.current) return;
    isEntered.current = false;
    if (activeId !== undefined) onChoose(activeId);
  }, [busy, activeId, onChoose]);
  const move = (id: string | undefined) => {
    isEntered.current = false;
    setChosenId(id);
  };
  const enter = () => {
    if (busy && chosenId === undefined) isEntered.current = true;
    else if (activeId !== undefined) onChoose(activeId);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(found[Math.min(activeIndex + 1, found.length - 1)]?.id);
    else if (event.key === 'ArrowUp') move(found[Math.max(activeIndex - 1, 0)]?.id);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };
  const hasFound = found.length > 0;
  const isSought = term.trim() !== '';

  return (
    <>
      <div className={styles.field}>
        <TextField
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasFound}
          aria-controls={hasFound ? listId : undefined}
          aria-activedescendant={hasFound ? optionId(listId, activeIndex) : undefined}
          autoComplete="off"
          showCount={false}
          placeholder={texts.placeholder}
          start={<MagnifyingGlassIcon size={18} weight="bold" aria-hidden="true" />}
          value={term}
          onValueChange={(next) => {
            setTerm(next);
            move(undefined);
            onTermChange?.(next);
          }}
          onKeyDown={pressKey}
        />
        <RadixDialog.Close asChild>
          <Button variant="ghost" className={styles.close}>
            {texts.close}
          </Button>
        </RadixDialog.Close>
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {hasFound ? (
        <CommandList
          id={listId}
          label={label}
          commands={found}
          term={term}
          activeIndex={activeIndex}
          onActiveChange={move}
          onChoose={onChoose}
        />
      ) : (
        <p className={styles.empty}>{busy ? texts.searching : texts.none}</p>
      )}
      <VisuallyHidden role="status">{isSought && !busy && texts.results(found.length)}</VisuallyHidden>
    </>
  );
}
