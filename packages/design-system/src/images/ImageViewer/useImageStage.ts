import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.js';
import { useStableCallback } from '../../internal/useStableCallback.js';
import { media } from '../../theme/media.js';
import { ImageStage, type StageState } from '../image-stage.js';
import type { Rotation } from '../image-view.js';
import type { ViewerImage } from '../wanted-pictures.js';

interface Shown {
  image: ViewerImage | null;
  neighbours: readonly ViewerImage[];
  rotation: Rotation;
  onSwipe: (to: -1 | 1) => void;
}

const isSame = (a: StageState | null, b: StageState) =>
  a !== null && (Object.keys(b) as (keyof StageState)[]).every((name) => a[name] === b[name]);

/** Keeps a stage in an element while the component lives. */
export function useImageStage({ image, neighbours, rotation, onSwipe }: Shown) {
  const element = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<ImageStage | null>(null);
  const [state, setState] = useState<StageState | null>(null);
  const swipe = useStableCallback(onSwipe);
  const isStill = useMediaQuery(media.reducedMotion);

  useEffect(() => {
    if (!element.current || !canvas.current) return undefined;
    const onChange = (next: StageState) => setState((last) => (isSame(last, next) ? last : next));
    const started = new ImageStage({ element: element.current, canvas: canvas.current, onChange, onSwipe: swipe });
    setStage(started);
    return () => started.destroy();
  }, [swipe]);
  useEffect(() => stage?.setReducedMotion(isStill), [stage, isStill]);
  useEffect(() => stage?.show(image, neighbours, rotation), [stage, image, neighbours, rotation]);

  return { element, canvas, stage, state };
}
