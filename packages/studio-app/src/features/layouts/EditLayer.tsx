import { Skeleton } from '@inspection-studio/design-system';
import { type LayerForm as LayerFormValues, toLayerUpdatePayload } from '@inspection-studio/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layerQuery, updateLayer } from '../../data/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { LayerForm } from './LayerForm.tsx';

/** Loads a layer, then shows its form. @see N91 */
export function EditLayer({ layerId, onDone }: { layerId: string; onDone: () => void }) {
  const send = useSend();
  const query = useQuery(layerQuery(send, layerId));
  const update = useMutation(updateLayer(send, useQueryClient(), layerId));
  const layer = query.data;
  if (query.isError && !layer) return <LibraryRecordError query={query} list="layouts" />;
  if (!layer) return <Skeleton shape="block" height={320} />;
  // The form of a numerical layer cannot be saved (N91).
  const save = async (values: LayerFormValues) =>
    values.type === 'term' ? update.mutateAsync(toLayerUpdatePayload(values)) : layer;
  return <LayerForm layer={layer} save={save} onDone={onDone} />;
}
