import { useEffect, useId, useRef } from 'react';
import { optionId } from '../../internal/listbox/ListboxPopup.js';
import * as optionStyles from '../../internal/listbox/ListboxPopup.css.js';
import type { Command } from './command.js';
import * as styles from './CommandPalette.css.js';

interface CommandListProps {
  id: string;
  label: string;
  /** Sorted so that commands of a group are consecutive. */
  commands: readonly Command[];
  activeIndex: number;
  onActiveIndexChange: (index: number) => void;
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
export function CommandList({ id, label, commands, activeIndex, onActiveIndexChange, onChoose }: CommandListProps) {
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
              className={optionStyles.option}
              onMouseMove={() => start + offset !== activeIndex && onActiveIndexChange(start + offset)}
              onClick={() => onChoose(command.id)}
            >
              {command.icon && <span className={optionStyles.icon}>{command.icon}</span>}
              <span className={optionStyles.words}>{command.label}</span>
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
