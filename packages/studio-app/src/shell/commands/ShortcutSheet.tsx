import { DataList, DataListItem, Dialog, Inline, Section, Stack, Text } from '@inspection-studio/design-system';
import { PALETTE_LABEL } from './palette-label.ts';
import { paletteKeys } from './shortcut-of.ts';
import type { SplitCommands } from './split-commands.ts';
import * as styles from './ShortcutSheet.css.ts';

/** Keys that work on every page, and those of the parts that have their own. */
const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: paletteKeys(navigator.userAgent), does: PALETTE_LABEL },
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
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <Stack gap={6}>
        <Section title="Keys" headingLevel={3} headingSize="label" gap={2}>
          <DataList as="dl" frame="none">
            {KEYS.map(({ keys, does }) => (
              <DataListItem key={does} label={does}>
                <Inline as="span" gap={1}>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </Inline>
              </DataListItem>
            ))}
          </DataList>
        </Section>
        <Section title="Commands you can type" headingLevel={3} headingSize="label" gap={2}>
          <ul className={styles.commands}>
            {offered.map(({ id: command, label }) => (
              <li key={command}>{label}</li>
            ))}
          </ul>
        </Section>
        {refused.length > 0 && (
          <Section title="Not available to you" headingLevel={3} headingSize="label" gap={2}>
            <DataList as="dl" frame="none">
              {refused.map(({ command, reason }) => (
                <DataListItem key={command.id} label={command.label}>
                  <Text tone="secondary">{reason}</Text>
                </DataListItem>
              ))}
            </DataList>
          </Section>
        )}
      </Stack>
    </Dialog>
  );
}
