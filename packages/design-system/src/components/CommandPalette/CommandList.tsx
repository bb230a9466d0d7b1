import { useEffect, useId, useRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { optionId } from '../../internal/listbox/ListboxPopup.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as optionStyles from '../../internal/listbox/ListboxPopup.css.js';
import type { Command } from './command.js';
import { matchParts } from './match-parts.js';
import * as styles from './CommandPalette.css.js';

interface CommandListProps {
  id: string;
  label: string;
  /** Sorted so that commands of a group are consecutive. */
  commands: readonly Command[];
  /** Its matches are marked in the labels. */
  term: string;
  activeIndex: number;
  onActiveChange: (id: string) => void;
  onChoose: (id: string) => void;
}

interface Group {
  name: string;
  /** The index of its first command in the whole list. */
  start: number;
  commands: Command[];
}

function groupsOf(commands: readonly Command[]): Group[] {
  const groups: Group[] = [];
  for (const [index, command] of commands.entries()) {
    const last = groups.at(-1);
    if (last?.name === command.group) last.commands.push(command);
    else groups.push({ name: command.group, start: index, commands: [command] });
  }
  return groups;
}

/** Shows the commands under their group headings. Focus stays in the field. */
export function CommandList({ id, label, commands, term, activeIndex, onActiveChange, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, commands]);

  return (
    // Preventing mousedown keeps focus in the field during clicks and scrolling.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(commands).map(({ name, start, commands: members }) => (
        <div key={name} role="group" aria-labelledby={`${headingId}-${start}`}>
          <div id={`${headingId}-${start}`} role="presentation" className={styles.heading}>
            {name}
          </div>
          {members.map((command, offset) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has focus and handles keys
            <div
              key={command.id}
              id={optionId(id, start + offset)}
              role="option"
              tabIndex={-1}
              aria-selected={start + offset === activeIndex}
              data-active={start + offset === activeIndex || undefined}
              className={classNames(optionStyles.option, styles.row)}
              onMouseMove={() => start + offset !== activeIndex && onActiveChange(command.id)}
              onClick={() => onChoose(command.id)}
            >
              {command.icon && <span className={styles.icon}>{command.icon}</span>}
              <span translate={command.translate} className={optionStyles.words}>
                <Label text={command.label} term={term} />
                {command.description && <span className={optionStyles.description}>{command.description}</span>}
              </span>
              {command.shortcut && (
                <span className={styles.shortcut}>
                  {command.shortcut.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A label with its matches marked. */
function Label({ text, term }: { text: string; term: string }) {
  return wrapTexts(
    matchParts(text, term).map(({ text: part, isMatch }, index) =>
      isMatch ? (
        <mark key={index} className={styles.match}>
          {part}
        </mark>
      ) : (
        part
      ),
    ),
  );
}
