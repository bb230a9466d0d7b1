import { Skeleton } from '@inspection-studio/design-system';
import {
  editLayerForm,
  type LayerForm as LayerFormValues,
  toLayerUpdatePayload,
} from '@inspection-studio/domain/layouts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layerQuery, updateLayer } from '../../data/index.ts';
import { type EditedField, editOf, shownList } from '../../forms/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { LayerForm } from './LayerForm.tsx';
import { useTermDeletion } from './useTermDeletion.ts';

/** Only terms can change. */
const FIELDS: EditedField<LayerFormValues>[] = [
  {
    name: 'terms',
    label: 'Terms',
    show: (values) => (values.type === 'term' ? shownList(values.terms.map(({ name }) => name)) : null),
  },
];

/** Loads a layer, then shows its form. */
export function EditLayer({ layerId, onDone }: { layerId: string; onDone: () => void }) {
  const send = useSend();
  const options = layerQuery(send, layerId);
  const query = useQuery(options);
  const client = useQueryClient();
  const update = useMutation(updateLayer(send, client, layerId));
  const deletion = useTermDeletion(layerId);
  const layer = query.data;
  if (query.isError && !layer) return <LibraryRecordError query={query} list="layouts" />;
  if (!layer) return <Skeleton shape="block" height={320} />;
  const save = async (values: LayerFormValues, etag: string | undefined) => {
    // The form of a numerical layer cannot be saved.
    if (values.type !== 'term') return layer;
    const latest = client.getQueryData(options.queryKey) ?? layer;
    return update.mutateAsync({ values: toLayerUpdatePayload(values, latest), etag });
  };
  const edit = editOf(layer, {
    noun: 'location layer',
    read: () => client.fetchQuery({ ...options, staleTime: 0 }),
    toValues: editLayerForm,
    fields: FIELDS,
  });
  return <LayerForm layer={layer} edit={edit} deletion={deletion} save={save} onDone={onDone} />;
}
