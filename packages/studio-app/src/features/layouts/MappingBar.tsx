import { Inline, SegmentedControl, Text, useMediaQuery, VisuallyHidden } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import type { LayerTemplate, LayoutTemplate } from '@inspection-studio/domain/layouts';
import { RowsIcon } from '@phosphor-icons/react/dist/csr/Rows';
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure';
import { TreeViewIcon } from '@phosphor-icons/react/dist/csr/TreeView';
import { Can } from '../../permissions/index.ts';
import { mappedText } from './mapping-texts.ts';
import { MappingActions } from './MappingActions.tsx';
import { EditNote, MappingTools } from './MappingTools.tsx';
import type { LayoutMappingControl } from './useLayoutMapping.ts';
import type { ReadingControl } from './useReading.ts';
import * as styles from './MappingBar.css.ts';

/** How a map is shown while reading it. */
export type MapView = 'layers' | 'outline';

const VIEWS = [
  { value: 'layers', label: 'Layers', icon: <RowsIcon size={18} aria-hidden="true" /> },
  { value: 'outline', label: 'Outline', icon: <TreeViewIcon size={18} aria-hidden="true" /> },
] as const;

export interface MappingBarProps {
  layout: LayoutTemplate;
  /** Those of the map, outermost first. */
  layers: readonly LayerTemplate[];
  control: LayoutMappingControl;
  reading: ReadingControl;
  view: MapView;
  /** Absent without a map to show. */
  onViewChange: ((view: MapView) => void) | undefined;
}

/** While reading, says what is chosen; begins location mapping, says what is selected there, completes or removes it. */
export function MappingBar({ layout, layers, control, reading, view, onViewChange }: MappingBarProps) {
  const { mapping } = control;
  const isNarrow = useMediaQuery(media.belowMd);
  const hasSmallTools = useMediaQuery(media.belowLg);
  const canChoose = onViewChange && view === 'layers';
  return (
    <section className={styles.bar} aria-label="Location mapping" data-editing={mapping !== null || undefined}>
      <TreeStructureIcon size={24} className={styles.icon} aria-hidden="true" />
      <Text as="strong" className={styles.title} size="body" weight="semibold">
        Mapping
      </Text>
      <Text className={styles.note} size="table" tone="secondary">
        {mapping ? (
          <EditNote mapping={mapping} layers={layers} control={control} isShort={isNarrow} />
        ) : (
          (canChoose && reading.text) ||
          `${mappedText(layout.map)}${canChoose ? '. Select a section to see what belongs to it.' : ''}`
        )}
      </Text>
      <Can permission="CreateLibrary">
        {mapping && (
          <MappingTools
            layoutName={layout.name}
            control={control}
            isEmpty={layout.map === null && mapping.map.length === 0}
            iconOnly={hasSmallTools}
          />
        )}
      </Can>
      <Inline className={styles.actions} gap={3}>
        {onViewChange && !mapping && (
          <SegmentedControl
            aria-label="View"
            options={VIEWS}
            value={view}
            onValueChange={onViewChange}
            iconOnly={isNarrow}
          />
        )}
        <Can permission="CreateLibrary">
          <MappingActions control={control} onBegin={reading.reset} />
        </Can>
      </Inline>
      <VisuallyHidden role="status">{reading.announcement || control.announcement}</VisuallyHidden>
    </section>
  );
}
