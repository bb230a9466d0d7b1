import { ErrorPanel, Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery } from '../../data/index.ts';
import { CategoryLabels } from '../../widgets/CategoryLabels.tsx';

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
  return <CategoryLabels categories={query.data} />;
}
