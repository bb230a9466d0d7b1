'use client';
import { CrosshairIcon } from '@phosphor-icons/react/dist/csr/Crosshair';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../../components/Button/index.js';
import { classNames } from '../../internal/class-names.js';
import { isComposing } from '../../internal/is-composing.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './MapPopup.css.js';

export interface MapPopupProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name: what the popup describes. */
  label: string;
  /** Called after a click inside, and on Escape. */
  onClose: () => void;
  /** Called by the zoom button, the alternative to a right-click for touch and keyboard. Without it, there is no button. */
  onZoomHere?: () => void;
  /** Whether it fills its container instead of being above a pin, and scrolls if it is too tall. @default false */
  docked?: boolean;
  /** The label of the zoom button. @default 'Zoom here' */
  zoomHereLabel?: string;
}

/**
 * A popup above a pin, or at the edge of a narrow map. Clicking a link follows it and closes the popup; clicking elsewhere closes it.
 */
export function MapPopup({
  label,
  onClose,
  onZoomHere,
  zoomHereLabel = 'Zoom here',
  docked = false,
  className,
  children,
  ...rest
}: MapPopupProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    onClose();
  };
  const zoomHere = (event: MouseEvent) => {
    event.stopPropagation();
    onZoomHere?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click closes it; for keys there is Escape
    <div
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-docked={docked || undefined}
      className={classNames(styles.popup, className)}
      onClick={onClose}
      onKeyDown={closeOnEscape}
      // A list inside scrolls; the map under it does not zoom.
      onWheel={(event) => event.stopPropagation()}
      {...rest}
    >
      {wrapTexts(children)}
      {onZoomHere && (
        <div className={styles.foot}>
          <Button variant="ghost" size="compact" icon={<CrosshairIcon size={16} weight="bold" />} onClick={zoomHere}>
            {zoomHereLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
