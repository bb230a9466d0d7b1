import type { AssetType } from '@inspection-studio/domain';
import { elevation } from './Elevation.css.ts';

const DRAWINGS = import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' });

/** Line drawing of an asset type: what an asset without a picture shows. Decorative; the tile names the asset. */
export function Elevation({ type }: { type: AssetType }) {
  return <span className={elevation} style={{ maskImage: `url("${DRAWINGS[`./${type}.svg`]}")` }} aria-hidden="true" />;
}
