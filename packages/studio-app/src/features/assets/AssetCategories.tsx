import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery } from '../../data/index.ts';
import { CategoryLabels } from '../../widgets/CategoryLabels.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';

/** Categories of an asset, including those of its presets. Archived ones are struck through. */
export function AssetCategories({ assetId }: { assetId: string }) {
  const query = useQuery(categoryListQuery(useSend(), { assetId }));
  if (!query.data) return query.isError ? <QueryError query={query} /> : <Skeleton shape="block" height={24} />;
  return <CategoryLabels categories={query.data} />;
}
