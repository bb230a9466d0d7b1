import { CommandPalette } from '@inspection-studio/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PALETTE_LABEL } from './palette-label.ts';
import { bestRecords, recordCommand } from './record-commands.tsx';
import type { CommandEffect, StudioCommand } from './studio-command.ts';
import { typedCommands } from './typed-commands.ts';
import { useRecentRecords, useRecordSearch } from './useRecordSearch.ts';

export interface StudioPaletteProps {
  id: string;
  /** Text that it starts with when it is drawn for the first time. */
  typed: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the person may do. */
  commands: readonly StudioCommand[];
  perform: (effect: CommandEffect) => void;
}

const texts = {
  placeholder: PALETTE_LABEL,
  none: 'Nothing found',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};

/** Finds records and commands by typing. Before that, it lists the records that the person opened last and all commands. */
export function StudioPalette({ id, typed, open, onOpenChange, commands, perform }: StudioPaletteProps) {
  const [term, setTerm] = useState(typed);
  if (!open && term !== '') setTerm('');
  const { pathname } = useLocation();
  const { records, isSearching, isPartial } = useRecordSearch(open, term);
  const recent = useRecentRecords(open);
  const isTyped = term.trim() !== '';
  const found = isTyped
    ? bestRecords(records, term)
    : recent.map((record) => recordCommand(record, 'Recent')).filter(({ to }) => to !== pathname);
  return (
    <CommandPalette
      id={id}
      defaultTerm={typed}
      open={open}
      onOpenChange={onOpenChange}
      label={PALETTE_LABEL}
      texts={texts}
      commands={[...found, ...(isTyped ? typedCommands(commands) : commands)]}
      onTermChange={setTerm}
      busy={isSearching}
      notice={isPartial && 'Some records could not be searched. Type again to retry.'}
      onSelect={(id) => {
        const record = found.find((one) => one.id === id);
        const command = commands.find((one) => one.id === id);
        if (record) perform({ to: record.to });
        else if (command) perform(command.effect);
      }}
    />
  );
}
