import { Mark } from '@inspection-studio/design-system';
import * as styles from './BarePage.css.ts';

/** The bench mark on the bezel: the level line draws in, then the crow's foot rises to meet it. */
export function SignInMark({ label }: { label: string }) {
  return (
    <main className={styles.bezel} aria-busy="true">
      <Mark size={96} animated label={label} />
    </main>
  );
}
