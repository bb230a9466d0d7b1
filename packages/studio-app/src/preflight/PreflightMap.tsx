import { Stack, Text } from '@inspection-studio/design-system';
import { ClusterMap } from '@inspection-studio/design-system/map';
import { counted } from '@inspection-studio/domain/units';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useMemo } from 'react';
import { useRuntimeSettings } from '../settings/index.ts';
import type { ItemFinding, PreflightItem } from './check-files.ts';
import { type DialogRow, type MapImage, mapPoints, mapTracks, popupText, trackText } from './dialog-rows.ts';
import * as styles from './PreflightDialog.css.ts';

interface PreflightMapProps {
  items: readonly PreflightItem[];
  findings: readonly ItemFinding[];
  /** The files in the table. */
  rows: readonly DialogRow[];
}

const iconOf = ({ isFound }: MapImage) =>
  isFound ? <WarningIcon size={20} weight="bold" aria-hidden="true" /> : <ImageIcon size={20} aria-hidden="true" />;

/**
 * The images with a position and the lines of flight. Nothing without positions.
 *
 * It is a component of its own so that React can pause between the rows of thousands of files and their points.
 */
export function PreflightMap({ items, findings, rows }: PreflightMapProps) {
  const { tileUrl } = useRuntimeSettings();
  const points = useMemo(() => mapPoints(items, rows), [items, rows]);
  const tracks = useMemo(() => mapTracks(items, findings), [items, findings]);
  if (points.length === 0) return null;
  return (
    <Stack gap={2}>
      <ClusterMap
        className={styles.map}
        points={points}
        tracks={tracks}
        tileUrl={tileUrl}
        labels={{ map: 'Map of the images', cluster: (count) => counted(count, 'image') }}
        renderIcon={iconOf}
        renderPopup={(shown) => <Text size="table">{popupText(shown.map(({ name }) => name))}</Text>}
      />
      {tracks.length > 0 && (
        <Text size="table" tone="secondary">
          {trackText(tracks)}
        </Text>
      )}
    </Stack>
  );
}
