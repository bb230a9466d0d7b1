import { bearer } from '../../../packages/studio-server/src/http/testing/start-test-app.ts';
import type { TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';

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

const collator = new Intl.Collator('und');

/** The value a record is sorted by; the calls say role where the record says roleId. */
export const valueOf = (item: ListItem, prop: string) => item[prop === 'role' ? 'roleId' : prop]!;

function compare(a: ListItem, b: ListItem, prop: string): number {
  const [left, right] = [valueOf(a, prop), valueOf(b, prop)];
  return typeof left === 'number' ? left - Number(right) : collator.compare(String(left), String(right));
}

/** Finds adjacent items in the wrong order; items without a value can be anywhere. */
export function misplaced(items: ListItem[], orderBy: string): string[] {
  const keys = orderBy.split(',').map((key) => key.trim().split(' ') as [prop: string, direction?: string]);
  const isWrong = (a: ListItem, b: ListItem) => {
    for (const [prop, direction] of keys) {
      if (valueOf(a, prop) === null || valueOf(b, prop) === null) return false;
      const order = compare(a, b, prop) * (direction === 'desc' ? -1 : 1);
      if (order !== 0) return order > 0;
    }
    return false;
  };
  return items
    .slice(1)
    .flatMap((item, index) =>
      isWrong(items[index]!, item) ? [`${items[index]!['name']} before ${item['name']}`] : [],
    );
}
