import type { Severity } from '@inspection-studio/domain/severity-scales';
import * as styles from './SeverityStrip.css.ts';

/** Colours of a scale in a row, from the lowest severity to the highest, next to their names. */
export function SeverityStrip({ severities }: { severities: readonly Pick<Severity, 'name' | 'colour'>[] }) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {severities.map(({ name, colour }, index) => (
        <span key={`${index} ${name}`} className={styles.step} style={{ background: colour }} />
      ))}
    </span>
  );
}
