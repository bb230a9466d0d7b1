import { LAYER_SECTIONS_MAX, layerSectionCount, layerSections } from '@inspection-studio/domain/layouts';

/** What a numerical layer will consist of: how many sections, and the names of the first few and the last. */
export interface LayerSectionsPreview {
  count: number;
  names: string;
}

const SHOWN = 3;

/** Sections that bounds and interval make; `null` while they make none, or more than a layer may have. */
export function layerSectionsPreview(
  low: number | null,
  high: number | null,
  interval: number | null,
): LayerSectionsPreview | null {
  if (low === null || high === null || interval === null || low >= high || interval <= 0) return null;
  const count = layerSectionCount(low, high, interval);
  if (count === 1 || count > LAYER_SECTIONS_MAX) return null;
  const names = layerSections(low, high, interval);
  const shown = count <= SHOWN + 2 ? names : [...names.slice(0, SHOWN), '…', names.at(-1)];
  return { count, names: shown.join(', ') };
}
