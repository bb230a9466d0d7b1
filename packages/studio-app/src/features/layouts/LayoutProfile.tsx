import { EmptyState, Skeleton, Stack } from '@inspection-studio/design-system';
import {
  canMapLayout,
  emptyMessages,
  type LayerTemplate,
  type LayoutTemplate,
  mappableLayers,
} from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layerListQuery, layoutQuery } from '../../data/index.ts';
import { UnsavedChanges } from '../../forms/index.ts';
import { paths } from '../../paths.ts';
import { CreateLink, LibraryRecordError } from '../../widgets/library/index.ts';
import { LayerRows } from './LayerRows.tsx';
import { MappingBar } from './MappingBar.tsx';
import { MappingLegend } from './MappingLegend.tsx';
import { useLayoutMapping } from './useLayoutMapping.ts';
import * as styles from './LayoutProfile.css.ts';

export interface LayoutProfileProps {
  layoutId: string;
  /** The dialog of a layer is open on top. */
  isCovered: boolean;
}

/** The layers of a layout with their sections, and its map. @see LIB-024..033, N70 */
export function LayoutProfile({ layoutId, isCovered }: LayoutProfileProps) {
  const send = useSend();
  const layout = useQuery(layoutQuery(send, layoutId));
  const layers = useQuery(layerListQuery(send, layoutId));
  const failed = [layout, layers].find(({ isError, data }) => isError && !data);
  if (failed?.isError) return <LibraryRecordError query={failed} list="layouts" />;
  if (!layout.data || !layers.data) {
    return (
      <Stack className={styles.profile}>
        <Skeleton shape="block" height={56} />
        <Skeleton shape="block" height={320} />
      </Stack>
    );
  }
  if (layers.data.length === 0) {
    return (
      <EmptyState
        action={
          <CreateLink to={paths.createLayer(layoutId)} variant="secondary">
            Create location layer
          </CreateLink>
        }
      >
        {emptyMessages.list}
      </EmptyState>
    );
  }
  return <Layers layout={layout.data} layers={layers.data} isCovered={isCovered} />;
}

interface LayersProps {
  layout: LayoutTemplate;
  layers: readonly LayerTemplate[];
  isCovered: boolean;
}

function Layers({ layout, layers, isCovered }: LayersProps) {
  const control = useLayoutMapping(layout, layers, isCovered);
  const canMap = canMapLayout(layers);
  return (
    <Stack className={styles.profile}>
      {control.isDirty && <UnsavedChanges when />}
      {canMap && <MappingBar layout={layout} layers={mappableLayers(layers)} control={control} />}
      <LayerRows layout={layout} layers={layers} control={control} />
      {canMap && <MappingLegend isEditing={control.mapping !== null} />}
    </Stack>
  );
}
