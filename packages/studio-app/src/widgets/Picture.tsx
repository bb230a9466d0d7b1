import type { AssetType } from '@inspection-studio/domain';
import { useState } from 'react';
import { Elevation } from './elevations/Elevation.tsx';
import { image } from './Picture.css.ts';

export interface PictureProps {
  /** Address of the picture, `null` when there is none. */
  src: string | null;
  /** Drawn when there is no picture or it does not load; a site, which has no type, shows the survey target. */
  type?: AssetType;
}

/** Thumbnail of a record in its parent's frame. Decorative, because the name is next to it. */
export function Picture({ src, type }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src && src !== failedSrc) {
    return <img className={image} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />;
  }
  return <Elevation drawing={type ?? 'SurveyTarget'} />;
}
