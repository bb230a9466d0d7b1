import { Text, VisuallyHidden } from '@inspection-studio/design-system';
import type { Severity } from '@inspection-studio/domain/severity-scales';
import { SEVERITY_ICONS, SeverityIcon } from './SeverityIcon.tsx';
import * as styles from './SeverityTable.css.ts';

export interface SeverityTableProps {
  severities: readonly Severity[];
  isNumerical: boolean;
  /** Strikes the names through. */
  isArchived: boolean;
}

/** Number, colour, icon and name of every severity, lowest first. */
export function SeverityTable({ severities, isNumerical, isArchived }: SeverityTableProps) {
  const sorted = severities.toSorted((a, b) => a.scale - b.scale);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['No.', 'Colour', 'Icon', isNumerical ? 'Value' : 'Term'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ id, name, colour, icon }, index) => (
          <tr key={id}>
            <Text asChild size="body" weight="semibold">
              <td>{index + 1}</td>
            </Text>
            <td>
              <span className={styles.swatch} style={{ background: colour }} />
              <VisuallyHidden>{colour}</VisuallyHidden>
            </td>
            <td>
              <SeverityIcon icon={icon} colour={colour} />
              <VisuallyHidden>{SEVERITY_ICONS[icon]?.name}</VisuallyHidden>
            </td>
            <th scope="row" className={styles.name} data-archived={isArchived || undefined}>
              {name}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
