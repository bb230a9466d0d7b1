import type { ReactNode } from 'react';

/** A table of a documentation page; the first cell of a row names it. */
export function DocsTable({
  headings,
  rows,
}: {
  headings: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={headings[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
