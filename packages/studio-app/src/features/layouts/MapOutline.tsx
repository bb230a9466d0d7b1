import { Stack, Text } from '@inspection-studio/design-system';
import type { LayerTemplate, LayoutMapNode } from '@inspection-studio/domain/layouts';
import { counted } from '@inspection-studio/domain/units';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { countLocations, sectionName } from './mapping-texts.ts';
import * as styles from './MapOutline.css.ts';

/** A map with more locations starts closed, so that its outermost layer is visible at once. */
const OPEN_MAX = 40;

export interface MapOutlineProps {
  map: readonly LayoutMapNode[];
  /** Those of the map, outermost first. */
  layers: readonly LayerTemplate[];
}

/** The map as a tree: each section with the sections that belong to it. */
export function MapOutline({ map, layers }: MapOutlineProps) {
  return (
    <Stack frame="sheet" padding={4} gap={0}>
      <Branch nodes={map} layers={layers} isOpen={countLocations(map) <= OPEN_MAX} label="Outline" />
    </Stack>
  );
}

interface BranchProps {
  nodes: readonly LayoutMapNode[];
  layers: readonly LayerTemplate[];
  isOpen: boolean;
  label: string;
}

function Branch({ nodes, layers: [layer, ...deeper], isOpen, label }: BranchProps) {
  if (!layer) return null;
  return (
    <ul aria-label={label}>
      {nodes.map((node) => {
        const name = sectionName(layer, node.sectionId);
        const count = countLocations(node.nodes);
        return (
          <li key={node.sectionId}>
            {count === 0 ? (
              <div className={styles.row}>
                <span className={styles.end} />
                <span>{name}</span>
              </div>
            ) : (
              <details open={isOpen}>
                <summary className={styles.row}>
                  <CaretRightIcon size={16} weight="bold" aria-hidden="true" className={styles.caret} />
                  <strong>{name}</strong>
                  <Text size="caption" tone="secondary">
                    {counted(count, 'location')}
                  </Text>
                </summary>
                <div className={styles.branch}>
                  <Branch nodes={node.nodes} layers={deeper} isOpen={isOpen} label={name} />
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
