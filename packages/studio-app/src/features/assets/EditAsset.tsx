import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { assetQuery } from '../../data/index.ts';
import { RecordError } from '../../widgets/RecordError.tsx';
import { AssetForm } from './AssetForm.tsx';

/** Loads an asset, then shows its form. */
export function EditAsset({ assetId, onDone }: { assetId: string; onDone: () => void }) {
  const query = useQuery(assetQuery(useSend(), assetId));
  if (query.data) return <AssetForm asset={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <RecordError query={query} />;
  return <Skeleton shape="block" height={420} />;
}
