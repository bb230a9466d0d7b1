/** Names the palette and the field in the header that opens it. */
export const PALETTE_LABEL = 'Search or run a command';
