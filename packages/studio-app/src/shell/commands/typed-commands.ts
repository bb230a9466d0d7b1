import type { StudioCommand } from './studio-command.ts';

/** Commands under one heading, as among the records of a search. The names of their own groups find them too. */
export const typedCommands = (commands: readonly StudioCommand[]) =>
  commands.map((command) => ({
    ...command,
    group: 'Commands',
    keywords: `${command.group} ${command.keywords ?? ''}`,
  }));
