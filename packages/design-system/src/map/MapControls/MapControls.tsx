'use client';

import { ArrowsOutIcon } from '@phosphor-icons/react/dist/csr/ArrowsOut';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './MapControls.css.js';

/** The texts of the three buttons. */
export interface MapControlsLabels {
  /** Name of the buttons together. @default 'Map view' */
  group: string;
  /** Name and tooltip of the first. @default 'Reset view' */
  resetView: string;
  /** Name and tooltip of the second. @default 'Zoom in' */
  zoomIn: string;
  /** Name and tooltip of the third. @default 'Zoom out' */
  zoomOut: string;
}

const DEFAULT_LABELS: MapControlsLabels = {
  group: 'Map view',
  resetView: 'Reset view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

export interface MapControlsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Shows everything again. */
  onResetView: () => void;
  /** One zoom nearer. Not called without `canZoomIn`. */
  onZoomIn: () => void;
  /** One zoom farther. Not called without `canZoomOut`. */
  onZoomOut: () => void;
  /** At the last zoom the button stays where it is, focusable, and does nothing. @default true */
  canZoomIn?: boolean;
  /** The same for the first zoom. @default true */
  canZoomOut?: boolean;
  /** Texts that replace the defaults. */
  labels?: Partial<MapControlsLabels>;
}

/** One column of buttons: what a drag and a wheel do, for everyone else. */
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
