'use client';

import { ArrowsOutIcon } from '@phosphor-icons/react/dist/csr/ArrowsOut';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './MapControls.css.js';

/** Texts of the three buttons. */
export interface MapControlsLabels {
  /** The accessible name of the group. @default 'Map view' */
  group: string;
  /** The label of the reset button. @default 'Reset view' */
  resetView: string;
  /** The label of the zoom-in button. @default 'Zoom in' */
  zoomIn: string;
  /** The label of the zoom-out button. @default 'Zoom out' */
  zoomOut: string;
}

const DEFAULT_LABELS: MapControlsLabels = {
  group: 'Map view',
  resetView: 'Reset view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

export interface MapControlsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Called to reset the view. */
  onResetView: () => void;
  /** Called to zoom in by one, unless `canZoomIn` is false. */
  onZoomIn: () => void;
  /** Called to zoom out by one, unless `canZoomOut` is false. */
  onZoomOut: () => void;
  /** Whether zooming in is possible; otherwise the button stays focusable and does nothing. @default true */
  canZoomIn?: boolean;
  /** Whether zooming out is possible; otherwise the button stays focusable and does nothing. @default true */
  canZoomOut?: boolean;
  /** Replaces built-in texts. */
  labels?: Partial<MapControlsLabels>;
}

/** Buttons for zooming and resetting a map, an alternative to dragging and the wheel. */
export function MapControls({
  onResetView,
  onZoomIn,
  onZoomOut,
  canZoomIn = true,
  canZoomOut = true,
  labels,
  className,
  ...rest
}: MapControlsProps) {
  const words = { ...DEFAULT_LABELS, ...labels };
  const buttons = [
    { label: words.resetView, Icon: ArrowsOutIcon, onPress: onResetView, enabled: true },
    { label: words.zoomIn, Icon: PlusIcon, onPress: onZoomIn, enabled: canZoomIn },
    { label: words.zoomOut, Icon: MinusIcon, onPress: onZoomOut, enabled: canZoomOut },
  ];
  return (
    <div role="group" aria-label={words.group} className={classNames(styles.column, className)} {...rest}>
      {buttons.map(({ label, Icon, onPress, enabled }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={!enabled || undefined}
          className={styles.button}
          onClick={() => enabled && onPress()}
        >
          <Icon size={18} weight="bold" />
        </button>
      ))}
    </div>
  );
}
