'use client';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { useDirection } from '../../internal/useDirection.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { turn, type Rotation } from '../image-view.js';
import type { ViewerImage } from '../wanted-pictures.js';
import { DEFAULT_VIEWER_LABELS, type ImageViewerLabels } from './labels.js';
import { pressHandler } from './press-handler.js';
import { useImageStage } from './useImageStage.js';
import { useLoadFailure } from './useLoadFailure.js';
import type { ViewerAction } from './viewer-keys.js';
import { ViewerBar } from './ViewerBar.js';
import { ViewerFacts } from './ViewerFacts.js';
import { ViewerStage } from './ViewerStage.js';
import * as styles from './ImageViewer.css.js';
import { area } from './ViewerFacts.css.js';

export interface ImageViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The image; null until it is known. The same `id` with other addresses stays as it is seen. */
  image: ViewerImage | null;
  /** Place of the image among all, from 0. */
  index: number;
  /** Number of all images. */
  count: number;
  /** Called with the place of the image to show: by keys, buttons and swipes. */
  onIndexChange: (index: number) => void;
  /** Loaded once the image is here, the first ones first. Keep the array stable. @default none */
  neighbours?: readonly ViewerImage[];
  /** Called once for an image when a part of it fails to load, such as with addresses that are out of date. */
  onLoadError?: () => void;
  /** Whether the image has a flag. @default false */
  flagged?: boolean;
  /** Called when the flag is to be set or removed, by the key F or its button; without it there is no flag. */
  onFlaggedChange?: (flagged: boolean) => void;
  /** Shows a button to close; without it there is none. */
  onClose?: () => void;
  /** Buttons of variant ghost between those of the picture and 'Close'. */
  actions?: ReactNode;
  /** Shown in place of the picture: why there is none. */
  problem?: ReactNode;
  /** Shown below the picture: a Filmstrip of the same images. The keys of the viewer work in it too. */
  filmstrip?: ReactNode;
  /** Facts about the image, such as ImageFacts: beside the picture, below it in a narrow viewer. The keys work in them too. */
  facts?: ReactNode;
  /** Whether the facts are shown. @default false */
  factsOpen?: boolean;
  /** Called when the facts are to be shown or hidden, by the key I or its button; without it there is neither. */
  onFactsOpenChange?: (open: boolean) => void;
  /** Texts that replace the defaults. */
  labels?: Partial<ImageViewerLabels>;
}

const NO_NEIGHBOURS: readonly ViewerImage[] = [];
const ZOOM_STEP = 1.5;

/**
 * One image of a series, whole at first: the thumbnail at once, then tiles as sharp as the screen shows them. Fills its
 * container, on a dark surround without colour in both themes.
 */
export function ImageViewer({
  image,
  index,
  count,
  onIndexChange,
  neighbours = NO_NEIGHBOURS,
  onLoadError,
  flagged = false,
  onFlaggedChange,
  onClose,
  actions,
  problem,
  filmstrip,
  facts,
  factsOpen = false,
  onFactsOpenChange,
  labels,
  className,
  onKeyDown,
  ...rest
}: ImageViewerProps) {
  const hintId = useId();
  const words = { ...DEFAULT_VIEWER_LABELS, ...labels };
  const direction = useDirection();
  const [turned, setTurned] = useState<{ id: string; rotation: Rotation } | null>(null);
  const rotation = turned !== null && turned.id === image?.id ? turned.rotation : 0;

  const goTo = (next: number) => {
    const allowed = Math.min(count - 1, Math.max(0, next));
    if (allowed >= 0 && allowed !== index) onIndexChange(allowed);
  };
  const onwards = direction === 'rtl' ? -1 : 1;
  const { element, canvas, stage, state } = useImageStage({
    image,
    neighbours,
    rotation,
    onSwipe: (to) => goTo(index - to * onwards),
  });
  // For a frame after a change of images, the state is that of the last one.
  const own = state !== null && state.id === image?.id ? state : null;
  useLoadFailure(own, onLoadError);

  const act = (action: ViewerAction) => {
    if (action === 'rotate') {
      if (image) setTurned({ id: image.id, rotation: turn(rotation) });
    } else if (action === 'flag') {
      if (image) onFlaggedChange?.(!flagged);
    } else if (action === 'facts') {
      onFactsOpenChange?.(!factsOpen);
    } else if ('step' in action) {
      goTo({ previous: index - 1, next: index + 1, first: 0, last: count - 1 }[action.step]);
    } else if ('pan' in action) stage?.panBy(action.pan);
    else if (action.zoom === 'fit') stage?.fit();
    else if (action.zoom === 'actual') stage?.showActualSize();
    else stage?.zoomBy(action.zoom === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
  };
  const isOffered = (action: ViewerAction) => {
    if (action === 'flag') return onFlaggedChange !== undefined;
    return action !== 'facts' || onFactsOpenChange !== undefined;
  };
  const hints = [words.keysHint, onFlaggedChange && words.flagHint, onFactsOpenChange && words.factsHint];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole viewer, wherever focus is in it
    <div
      className={classNames(styles.root, className)}
      onKeyDown={pressHandler({ direction, isOffered, onAct: act, onKeyDown })}
      {...rest}
    >
      <ViewerBar
        words={words}
        name={image?.name}
        position={count > 0 ? words.position(index + 1, count) : ''}
        state={image && state}
        flagged={onFlaggedChange && flagged}
        factsOpen={onFactsOpenChange && factsOpen}
        actions={actions}
        onAct={act}
        onClose={onClose}
      />
      <div className={area}>
        <ViewerStage
          element={element}
          canvas={canvas}
          words={words}
          hintId={hintId}
          name={image?.name}
          state={own}
          problem={problem}
          index={index}
          count={count}
          direction={direction}
          onAct={act}
        />
        {factsOpen && Boolean(facts) && <ViewerFacts stage={element}>{facts}</ViewerFacts>}
      </div>
      {filmstrip}
      <VisuallyHidden id={hintId} hidden>
        {hints.filter(Boolean).join(' ')}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {image &&
          count > 0 &&
          [image.name, words.position(index + 1, count), ...(flagged ? [words.flagged] : [])].join(', ')}
      </VisuallyHidden>
    </div>
  );
}
