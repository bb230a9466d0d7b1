import { toLayerPayload } from '@inspection-studio/domain/layouts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createLayer, layoutQuery } from '../../data/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { LayerForm } from './LayerForm.tsx';

/** Form of a new layer, or an error if its layout does not exist. */
export function CreateLayer({ layoutId, onDone }: { layoutId: string; onDone: () => void }) {
  const send = useSend();
  const layout = useQuery(layoutQuery(send, layoutId));
  const create = useMutation(createLayer(send, useQueryClient()));
  if (layout.isError) return <LibraryRecordError query={layout} list="layouts" />;
  return <LayerForm save={(values) => create.mutateAsync(toLayerPayload(values, layoutId))} onDone={onDone} />;
}
