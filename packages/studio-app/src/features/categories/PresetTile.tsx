import { type CategoryPreset, formatDate } from '@inspection-studio/domain';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import { useKeepParams } from '../../widgets/useKeepParams.ts';
import * as styles from './PresetTile.css.ts';

export interface PresetTileProps {
  preset: CategoryPreset;
  /** Colours of its categories, in order. Omits colours that are still loading. */
  colours: readonly string[];
}

/** A category preset in the grid: a band of its colours, name, count and date. */
export function PresetTile({ preset, colours }: PresetTileProps) {
  const keepParams = useKeepParams();
  return (
    <article className={styles.tile}>
      <div className={styles.band} aria-hidden="true">
        {colours.map((colour, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two categories may have the same colour
          <span key={index} className={styles.colour} style={{ background: colour }} />
        ))}
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} to={keepParams(paths.preset(preset.id))}>
          {preset.name}
        </Link>
      </h3>
      <div className={styles.facts}>
        <span>{counted(preset.categoryCount, 'category', 'categories')}</span>
        <time dateTime={preset.modified}>{formatDate(preset.modified)}</time>
      </div>
    </article>
  );
}
