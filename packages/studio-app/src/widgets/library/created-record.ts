/** A record that was created a moment ago. The navigation state of its list contains it. */
export interface CreatedRecord {
  id: string;
  /** Path of its details, which tells apart the records of two lists on one page. */
  path: string;
}

/** Returns the navigation state of a list that points out a new record. */
export const createdState = (created: CreatedRecord) => ({ created });

/** Reads the new record from the navigation state of a list. */
export function readCreated(state: unknown): CreatedRecord | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  const { created } = state;
  const isRecord = typeof created === 'object' && created !== null && 'id' in created && 'path' in created;
  return isRecord && typeof created.id === 'string' && typeof created.path === 'string'
    ? { id: created.id, path: created.path }
    : undefined;
}

/** Adds a new record at the top of a page that does not include it. */
export const withCreated = <Item extends { id: string }>(items: readonly Item[], created: Item | undefined): Item[] =>
  created && !items.some(({ id }) => id === created.id) ? [created, ...items] : [...items];
