/** Marks a list of temporary messages, whose controls are no neighbours for restoring focus. */
export const PASSING = 'data-passing';
