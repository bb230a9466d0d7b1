import { bearer } from '../../../packages/studio-server/src/http/testing/start-test-app.ts';
import type { TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { NAMES, UNSHOWN } from './list-records.ts';

/** A record of any list. */
export type ListItem = Record<string, string | number | boolean | null>;

/** GET of a list with its query, as an Admin, and the header that describes the page. */
export async function askList(
  studio: TestStudio,
  token: string,
  path: string,
  query: Record<string, string | number | boolean>,
) {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const reply = await studio.app.inject({ url: `/api/v2/${path}?${search.toString()}`, headers: bearer(token) });
  const header = reply.headers['x-pagination'];
  return {
    status: reply.statusCode,
    body: reply.json(),
    items: reply.json() as ListItem[],
    page: typeof header === 'string' ? (JSON.parse(header) as unknown) : undefined,
    exposed: reply.headers['access-control-expose-headers'],
  };
}

const collator = new Intl.Collator('en', { numeric: true });

/** The name of a record; an event has that of its subject. */
export const nameOf = (item: ListItem) =>
  String(item['name'] ?? (item['subject'] as unknown as ListItem | undefined)?.['name']);

/** The value a record is sorted by: the calls say role where the record says roleId, and not every value is shown. */
export function valueOf(item: ListItem, prop: string): ListItem[string] {
  const field = prop === 'role' ? 'roleId' : prop;
  return item[field] ?? UNSHOWN[field]?.[NAMES.indexOf(nameOf(item))] ?? null;
}

function compare(a: ListItem, b: ListItem, prop: string): number {
  const [left, right] = [valueOf(a, prop)!, valueOf(b, prop)!];
  return typeof left === 'number' ? left - Number(right) : collator.compare(String(left), String(right));
}

/** Finds items in the wrong order; items without a value can be anywhere. */
export function misplaced(items: ListItem[], orderBy: string): string[] {
  const keys = orderBy.split(',').map((key) => key.trim().split(' ') as [prop: string, direction?: string]);
  const known = items.filter((item) => keys.every(([prop]) => valueOf(item, prop) !== null));
  const isWrong = (a: ListItem, b: ListItem) => {
    for (const [prop, direction] of keys) {
      const order = compare(a, b, prop) * (direction === 'desc' ? -1 : 1);
      if (order !== 0) return order > 0;
    }
    return false;
  };
  return known
    .slice(1)
    .flatMap((item, index) =>
      isWrong(known[index]!, item) ? [`${nameOf(known[index]!)} before ${nameOf(item)}`] : [],
    );
}
