import { TOP_MAX } from '@inspection-studio/domain/calls';
import { type Page, type PageRequest, StudioError } from '../api/index.ts';

/** Items up to which a list is read as a whole: as many as the map shows. */
const READ_ALL_MAX = 50_000;

/**
 * Reads a whole list in one call. The server rejects a list that is too long for one call with 400; it is then read in
 * pages, up to 50,000 items.
 *
 * @throws StudioError when a call fails, or when the list is longer
 */
export async function readAll<Item>(
  readWhole: () => Promise<Item[]>,
  readPage: (page: PageRequest) => Promise<Page<Item[]>>,
): Promise<Item[]> {
  try {
    return await readWhole();
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 400) throw error;
    const items: Item[] = [];
    let count = 0;
    do {
      const page = await readPage({ top: TOP_MAX, skip: items.length });
      ({ count } = page.pagination);
      if (count > READ_ALL_MAX || page.items.length === 0) throw error;
      items.push(...page.items);
    } while (items.length < count);
    return items;
  }
}
