import { Skeleton, SwatchLabel } from '@inspection-studio/design-system';
import { archivedMessages } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery } from '../../data/index.ts';
import * as styles from './AssetProfile.css.ts';

/** Categories of an asset, those of its presets included; archived ones are struck through. */
export function AssetCategories({ assetId }: { assetId: string }) {
  const { data: categories } = useQuery({ ...categoryListQuery(useSend(), { assetId }), throwOnError: false });
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Categories</h3>
      {categories ? (
        <ul className={styles.labels}>
          {categories.map(({ id, name, colour, model, isArchived }) => (
            <li key={id}>
              <SwatchLabel
                colour={colour}
                {...(model && { marker: { letters: 'AI', label: 'found by AI' } })}
                archived={isArchived}
                archivedTooltip={archivedMessages.category}
              >
                {name}
              </SwatchLabel>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton shape="block" height={24} />
      )}
    </section>
  );
}
