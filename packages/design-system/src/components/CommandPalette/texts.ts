/** Built-in texts of the command palette. */
export const paletteTexts = {
  placeholder: 'Type a command',
  none: 'No command found',
  searching: 'Searching…',
  close: 'Close',
  results: (count: number) => (count === 1 ? '1 command' : `${count} commands`),
};
