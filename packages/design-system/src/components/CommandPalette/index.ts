export type { Command } from './command.js';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';
export { rankCommands } from './rank-commands.js';
