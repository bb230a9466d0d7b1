import { nextTask } from './next-task.ts';

/** Items of a list that are converted in one task: a few milliseconds of work. */
const PART_ITEMS = 500;

/**
 * Converts a body with long lists in parts, and lets the page respond in between. A part has the fields of the body, each
 * with the next items of its list.
 *
 * @param body JSON whose lists are not nested
 * @param convert keeps the fields and the order of lists
 * @throws what `convert` throws
 */
export async function convertInParts<T>(body: unknown, convert: (part: unknown) => T): Promise<T> {
  let whole = convert(partOf(body, 0));
  for (let start = PART_ITEMS; start < longestList(body); start += PART_ITEMS) {
    await nextTask();
    whole = joined(whole, convert(partOf(body, start))) as T;
  }
  return whole;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const longestList = (value: unknown): number =>
  Array.isArray(value)
    ? value.length
    : Math.max(0, ...Object.values(isObject(value) ? value : {}).map((field) => longestList(field)));

const mapped = (value: object, toField: (field: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toField(field, name)]));

function partOf(value: unknown, start: number): unknown {
  if (Array.isArray(value)) return value.slice(start, start + PART_ITEMS);
  return isObject(value) ? mapped(value, (field) => partOf(field, start)) : value;
}

function joined(one: unknown, next: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(next)) return [...one, ...next];
  if (!isObject(one) || !isObject(next)) return one;
  return mapped(one, (field, name) => joined(field, (next as Record<string, unknown>)[name]));
}
