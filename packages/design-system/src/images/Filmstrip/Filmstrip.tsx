'use client';
import { useEffect, useId, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { classNames } from '../../internal/class-names.js';
import { isComposing } from '../../internal/is-composing.js';
import { useDirection } from '../../internal/useDirection.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { useStableCallback } from '../../internal/useStableCallback.js';
import { allFramesPx, framesThatFit, framesToDraw } from './frames-in-view.js';
import { DEFAULT_FILMSTRIP_LABELS, type FilmstripLabels } from './labels.js';
import { placeByKey } from './strip-keys.js';
import { StripFrame } from './StripFrame.js';
import { useStripScroll } from './useStripScroll.js';
import * as styles from './Filmstrip.css.js';

/** One image of a filmstrip. */
export interface FilmstripFrame {
  id: string;
  name: string;
  /** Shown at 72 by 54 CSS pixels, cropped. Without one, until it has loaded, and when it fails, the frame is empty. */
  thumbnailUrl: string;
  /** Shows a filled flag. @default false */
  flagged?: boolean;
  /** Why the image needs a look; shows the sign of a warning. */
  problem?: string;
}

export interface FilmstripProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'tabIndex'> {
  /** Place of the current image, from 0. When it changes, its frame goes to the middle of the strip. */
  index: number;
  /** Number of all images, up to 200,000: browsers limit the width of an element to about 16 million pixels. */
  count: number;
  /** Returns the image at a place from 0; undefined while it is not known, which shows an empty frame. */
  frameAt: (index: number) => FilmstripFrame | undefined;
  /** Called with the place of the image to show: by keys and clicks. */
  onIndexChange: (index: number) => void;
  /** Called when other frames are on the screen, with the first and last place of them and of a few beside, to load these. */
  onVisibleChange?: (first: number, last: number) => void;
  /** Texts that replace the defaults. */
  labels?: Partial<FilmstripLabels>;
}

/**
 * A strip of small pictures, one per image of a series, 72 px high, on a dark surround in both themes. Goes below an
 * image viewer. Only the frames on the screen are rendered, and a few beside.
 */
export function Filmstrip({
  index,
  count,
  frameAt,
  onIndexChange,
  onVisibleChange,
  labels,
  ref,
  className,
  onKeyDown,
  ...rest
}: FilmstripProps) {
  const id = useId();
  const words = { ...DEFAULT_FILMSTRIP_LABELS, ...labels };
  const direction = useDirection();
  const { strip, inView } = useStripScroll({ index, count, direction });
  const reportVisible = useStableCallback((first: number, last: number) => onVisibleChange?.(first, last));
  useEffect(() => {
    if (inView && inView.first <= inView.last) reportVisible(inView.first, inView.last);
  }, [inView, reportVisible]);

  const choose = useStableCallback((next: number) => {
    if (next !== index) onIndexChange(next);
  });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const fitting = framesThatFit(event.currentTarget.clientWidth);
    const next = placeByKey(event, { index, count, fitting, direction });
    if (next === null) return;
    // Also at an end: else the browser would scroll, and a viewer around the strip act too.
    event.preventDefault();
    choose(next);
  };

  const places = framesToDraw(inView, index, count);
  return (
    <div
      ref={useMergedRefs(ref, strip)}
      role="listbox"
      aria-label={words.label}
      aria-orientation="horizontal"
      aria-activedescendant={places.includes(index) ? `${id}-${index}` : undefined}
      tabIndex={count > 0 ? 0 : undefined}
      className={classNames(styles.strip, className)}
      onKeyDown={press}
      {...rest}
    >
      <div role="presentation" style={{ width: allFramesPx(count) }} className={styles.frames}>
        {places.map((place) => {
          const frame = frameAt(place);
          return (
            <StripFrame
              key={place}
              id={`${id}-${place}`}
              index={place}
              count={count}
              isCurrent={place === index}
              imageId={frame?.id}
              name={frame?.name ?? words.unknown(place + 1)}
              thumbnailUrl={frame?.thumbnailUrl}
              flag={frame?.flagged ? words.flagged : undefined}
              problem={frame?.problem}
              onChoose={choose}
            />
          );
        })}
      </div>
    </div>
  );
}
