/** Groups rows by key in their order. An unknown key returns an empty list. */
export function groupBy<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): (key: string) => Value[] {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return (key) => groups.get(key) ?? [];
}
