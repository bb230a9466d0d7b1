import { ErrorPanel, Skeleton, SwatchLabel } from '@inspection-studio/design-system';
import { archivedMessages } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery } from '../../data/index.ts';
import * as styles from './AssetProfile.css.ts';

/** Categories of an asset, those of its presets included; archived ones are struck through. */
export function AssetCategories({ assetId }: { assetId: string }) {
  const query = useQuery({ ...categoryListQuery(useSend(), { assetId }), throwOnError: false });
  if (!query.data) {
    return query.isError ? (
      <ErrorPanel retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorPanel>
    ) : (
      <Skeleton shape="block" height={24} />
    );
  }
  return (
    <ul className={styles.labels} aria-label="Categories">
      {query.data.map(({ id, name, colour, model, isArchived }) => (
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
  );
}
