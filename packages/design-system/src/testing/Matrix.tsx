import type { ReactNode } from 'react';
import * as styles from './Matrix.css.js';

export interface MatrixRow {
  name: string;
  /** One per column. */
  cells: readonly ReactNode[];
}

export interface MatrixProps {
  /** Heading of the row names. @default 'Variant' */
  corner?: string;
  /** Headings of the cells. */
  columns: readonly string[];
  children: readonly MatrixRow[];
}

/** Lays out a `Matrix` story: variants down, states across. Stories only. */
export function Matrix({ corner = 'Variant', columns, children }: MatrixProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {[corner, ...columns].map((column) => (
            <th key={column} scope="col" className={styles.columnName}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {children.map((row) => (
          <tr key={row.name} className={styles.row}>
            <th scope="row" className={styles.rowName}>
              {row.name}
            </th>
            {row.cells.map((content, index) => (
              <td key={columns[index]} data-column={columns[index]} className={styles.cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
