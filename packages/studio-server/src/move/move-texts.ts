import { counted } from '@inspection-studio/domain/units';

/** Number of copied rows by table. */
export type CopiedRows = Record<string, number>;

/** Says how much was copied: 'Copied 12,034 rows of 31 tables.' */
export function copiedText(copied: CopiedRows): string {
  const counts = Object.values(copied);
  const rowCount = counts.reduce((sum, count) => sum + count, 0);
  return `Copied ${counted(rowCount, 'row')} of ${counted(counts.length, 'table')}.`;
}

/** Says that a table does not have the rows that were copied to it. */
export const unequalText = (table: string, readCount: number, storedCount: number): string =>
  `${table}: ${counted(readCount, 'row was', 'rows were')} read, but ${counted(storedCount, 'was', 'were')} stored.`;
