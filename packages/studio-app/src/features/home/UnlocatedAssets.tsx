import { Heading, Inline, OverflowList, Text } from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel } from '@inspection-studio/domain/assets';
import { homeMessages } from '@inspection-studio/domain/messages';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import * as styles from './UnlocatedAssets.css.ts';

/** Maximum number of rows before '+N more'. */
const UNLOCATED_MAX = 5;

/** Panel of assets without a location, which wait for their first processed inspection. */
export function UnlocatedAssets({ assets }: { assets: readonly AssetListItem[] }) {
  if (assets.length === 0) return null;
  return (
    <section className={styles.unlocated} aria-labelledby="unlocated-assets">
      <Inline asChild justify="between" gap={3}>
        <Heading level={2} size="label" id="unlocated-assets">
          Assets without a location
          <Text tone="secondary">{assets.length}</Text>
        </Heading>
      </Inline>
      <Text as="p" size="caption" tone="secondary">
        {homeMessages.unlocatedNote}
      </Text>
      <OverflowList
        className={styles.list}
        items={assets}
        max={UNLOCATED_MAX}
        getKey={({ id }) => id}
        renderItem={(asset) => (
          <Inline as="span" className={styles.row}>
            <AssetTypeIcon type={asset.type} />
            <Text asChild className={styles.link} size="table" weight="semibold" truncate>
              <Link translate="no" to={paths.asset(asset.id)}>
                {asset.name}
              </Link>
            </Text>
            <Text size="caption" tone="secondary">
              {assetTypeLabel(asset.type)}
            </Text>
          </Inline>
        )}
      />
    </section>
  );
}
