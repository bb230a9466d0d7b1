import type { AssetType } from '@inspection-studio/domain/assets';
import * as styles from './Elevation.css.ts';

const DRAWINGS = import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' });

/** Line drawing of an asset type, or the survey target of a site: the fallback for a missing thumbnail. Decorative, because the name is next to it. */
export function Elevation({ drawing }: { drawing: AssetType | 'SurveyTarget' }) {
  return (
    <span className={styles.paper} aria-hidden="true">
      <span className={styles.lines} style={{ maskImage: `url("${DRAWINGS[`./${drawing}.svg`]}")` }} />
    </span>
  );
}
