import type { AssetType } from '@inspection-studio/domain/assets';
import { QueryClientContext } from '@tanstack/react-query';
import { use, useState } from 'react';
import { studioConnection, useIsReachable } from '../api/index.ts';
import { Elevation } from './elevations/Elevation.tsx';
import { image } from './Picture.css.ts';

export interface PictureProps {
  /** Address of the picture, `null` when there is none. */
  src: string | null;
  /** Drawn when there is no picture or it does not load; a site, which has no type, shows the survey target. */
  type?: AssetType;
}

/**
 * Thumbnail of a record in its parent's frame. Decorative, because the name is next to it. Links of pictures expire
 * after minutes: when one fails, stale data on the screen is fetched again, with new links. A picture that failed while
 * the server was unreachable loads when it is reachable again.
 */
export function Picture({ src, type }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const client = use(QueryClientContext);
  const isReachable = useIsReachable();
  const [wasReachable, setWasReachable] = useState(isReachable);
  if (isReachable !== wasReachable) {
    setWasReachable(isReachable);
    if (isReachable) setFailedSrc(null);
  }
  if (src && src !== failedSrc) {
    const onError = () => {
      setFailedSrc(src);
      void studioConnection().doubt();
      void client?.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    };
    return <img className={image} src={src} alt="" loading="lazy" decoding="async" onError={onError} />;
  }
  return <Elevation drawing={type ?? 'SurveyTarget'} />;
}
