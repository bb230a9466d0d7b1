import { Heading, Inline, Text } from '@inspection-studio/design-system';
import type { CategoryPreset } from '@inspection-studio/domain/categories';
import { formatDate } from '@inspection-studio/domain/dates';
import { counted } from '@inspection-studio/domain/units';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { highlight } from '../../widgets/library/index.ts';
import { stretchedLink } from '../../widgets/link.css.ts';
import { useKeepParams } from '../../widgets/useKeepParams.ts';
import * as styles from './PresetTile.css.ts';

export interface PresetTileProps {
  preset: CategoryPreset;
  /** Whether it was just created. */
  isNew: boolean;
  /** Colours of its categories, in order. Omits colours that are still loading. */
  colours: readonly string[];
}

/** A category preset in the grid: a band of its colours, name, count and date. */
export function PresetTile({ preset, isNew, colours }: PresetTileProps) {
  const keepParams = useKeepParams();
  return (
    <article className={styles.tile} {...highlight(isNew)}>
      <Inline className={styles.band} align="stretch" gap="hair" aria-hidden="true">
        {colours.map((colour, index) => (
          <span key={index} className={styles.colour} style={{ background: colour }} />
        ))}
      </Inline>
      <Heading level={3} className={styles.name}>
        <Link className={stretchedLink} to={keepParams(paths.preset(preset.id))}>
          {preset.name}
        </Link>
      </Heading>
      <Text asChild size="caption" tone="secondary">
        <Inline className={styles.facts} justify="between" gap={3} rowGap={0} wrap>
          <span>{counted(preset.categoryCount, 'category', 'categories')}</span>
          <time dateTime={preset.modified}>{formatDate(preset.modified)}</time>
        </Inline>
      </Text>
    </article>
  );
}
