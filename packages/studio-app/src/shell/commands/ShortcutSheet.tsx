import { Dialog } from '@inspection-studio/design-system';
import { useId } from 'react';
import type { SplitCommands } from './split-commands.ts';
import * as styles from './ShortcutSheet.css.ts';

/** Keys that work on every page, and those of the parts that have their own. */
const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Commands' },
  { keys: ['?'], does: 'Keyboard shortcuts' },
  { keys: ['Esc'], does: 'Close the dialog or the menu' },
  { keys: ['F8'], does: 'Go to the notifications' },
  { keys: ['Alt', 'Up or Down'], does: 'Move a row of a form up or down' },
  { keys: ['Shift', 'Left or Right'], does: 'Select a range of sections while mapping' },
];

export interface ShortcutSheetProps extends SplitCommands {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Keyboard shortcuts, what can be done by the palette, and what this person may not do, with the reason. */
export function ShortcutSheet({ open, onOpenChange, offered, refused }: ShortcutSheetProps) {
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className={styles.sections}>
        <section aria-labelledby={`${id}-keys`}>
          <h3 id={`${id}-keys`} className={styles.heading}>
            Keys
          </h3>
          <dl>
            {KEYS.map(({ keys, does }) => (
              <div key={does} className={styles.row}>
                <dt>{does}</dt>
                <dd className={styles.keys}>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby={`${id}-commands`}>
          <h3 id={`${id}-commands`} className={styles.heading}>
            Commands you can type
          </h3>
          <ul className={styles.commands}>
            {offered.map(({ id: command, label }) => (
              <li key={command}>{label}</li>
            ))}
          </ul>
        </section>
        {refused.length > 0 && (
          <section aria-labelledby={`${id}-refused`}>
            <h3 id={`${id}-refused`} className={styles.heading}>
              Not available to you
            </h3>
            <dl>
              {refused.map(({ command, reason }) => (
                <div key={command.id} className={styles.row}>
                  <dt>{command.label}</dt>
                  <dd className={styles.reason}>{reason}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Dialog>
  );
}
