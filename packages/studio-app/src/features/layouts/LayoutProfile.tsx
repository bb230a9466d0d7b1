import { EmptyState, Skeleton, Stack } from '@inspection-studio/design-system';
import {
  canMapLayout,
  type LayerTemplate,
  type LayoutTemplate,
  mappableLayers,
  pruneMap,
} from '@inspection-studio/domain/layouts';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { layerListQuery, layoutQuery } from '../../data/index.ts';
import { UnsavedChanges } from '../../forms/index.ts';
import { paths } from '../../paths.ts';
import { CreateLink, LibraryRecordError } from '../../widgets/library/index.ts';
import { LayerRows } from './LayerRows.tsx';
import { MapOutline } from './MapOutline.tsx';
import { MappingBar, type MapView } from './MappingBar.tsx';
import { MappingLegend } from './MappingLegend.tsx';
import { useLayoutMapping } from './useLayoutMapping.ts';
import { useReading } from './useReading.ts';
import * as styles from './LayoutProfile.css.ts';

export interface LayoutProfileProps {
  layoutId: string;
  /** The dialog of a layer is open on top. */
  isCovered: boolean;
}

/** The layers of a layout with their sections, and its map. */
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
  const map = useMemo(() => pruneMap(layout.map, layers) ?? [], [layout.map, layers]);
  const mappable = mappableLayers(layers);
  const reading = useReading(map, mappable, control);
  const [view, setView] = useState<MapView>('layers');
  const canMap = canMapLayout(layers);
  const isEditing = control.mapping !== null;
  const isOutline = view === 'outline' && map.length > 0 && !isEditing;
  return (
    <Stack className={styles.profile}>
      {control.isDirty && <UnsavedChanges when />}
      {canMap && (
        <MappingBar
          layout={layout}
          layers={mappable}
          control={control}
          reading={reading}
          view={isOutline ? 'outline' : 'layers'}
          onViewChange={map.length > 0 ? setView : undefined}
        />
      )}
      {isOutline ? (
        <MapOutline map={map} layers={mappable} />
      ) : (
        <LayerRows layout={layout} layers={layers} map={map} control={control} reading={reading} />
      )}
      {canMap && !isOutline && <MappingLegend isEditing={isEditing} />}
    </Stack>
  );
}
