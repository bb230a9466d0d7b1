import type { ReactNode } from 'react';

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

const heading = { font: '400 12px/16px var(--ds-font-family-sans)', color: 'var(--ds-color-text-secondary)' };
const cell = { padding: '8px 16px 8px 0', textAlign: 'start', verticalAlign: 'middle' } as const;

/** Lays out a `Matrix` story: variants down, states across. Stories only. */
export function Matrix({ corner = 'Variant', columns, children }: MatrixProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" style={{ ...heading, ...cell }}>
            {corner}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ ...heading, ...cell }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {children.map((row) => (
          <tr key={row.name}>
            <th scope="row" style={{ ...heading, ...cell }}>
              {row.name}
            </th>
            {row.cells.map((content, index) => (
              <td key={columns[index]} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
