import { OverflowList } from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel, homeMessages } from '@inspection-studio/domain';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import * as styles from './UnlocatedAssets.css.ts';

/** Rows of the panel before '+N more'. @see MAP-035..036 */
const UNLOCATED_MAX = 5;

/** Assets that wait for their first processed inspection. */
export function UnlocatedAssets({ assets }: { assets: readonly AssetListItem[] }) {
  if (assets.length === 0) return null;
  return (
    <section className={styles.unlocated} aria-labelledby="unlocated-assets">
      <h2 id="unlocated-assets" className={styles.heading}>
        Assets without a location
        <span className={styles.count}>{assets.length}</span>
      </h2>
      <p className={styles.note}>{homeMessages.unlocatedNote}</p>
      <OverflowList
        className={styles.list}
        items={assets}
        max={UNLOCATED_MAX}
        getKey={({ id }) => id}
        renderItem={(asset) => (
          <span className={styles.row}>
            <AssetTypeIcon type={asset.type} />
            <Link className={styles.link} to={paths.asset(asset.id)}>
              {asset.name}
            </Link>
            <span className={styles.note}>{assetTypeLabel(asset.type)}</span>
          </span>
        )}
      />
    </section>
  );
}
