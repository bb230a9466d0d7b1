'use client';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../hooks/useMediaQuery.js';
import { classNames } from '../../internal/class-names.js';
import { media } from '../../theme/media.js';
import { createClusterIndex, type MapItem, type MapPoint } from '../cluster-index.js';
import { fitView, type EdgeInsets } from '../fit-view.js';
import { MapControls, type MapControlsLabels } from '../MapControls/index.js';
import { clusterZoomTarget } from '../zoom-target.js';
import { MapMarker } from './MapMarker.js';
import { PlacedPopup } from './PlacedPopup.js';
import { useLeafletMap } from './useLeafletMap.js';
import * as styles from './ClusterMap.css.js';

export interface ClusterMapLabels extends MapControlsLabels {
  /** Name of the whole map. @default 'Map' */
  map: string;
  /** Name of a cluster pin and its popup. @default '{count} items' */
  cluster: (count: number) => string;
  /** @default 'Zoom here' */
  zoomHere: string;
}

export interface ClusterMapProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  points: readonly MapPoint<T>[];
  /** What a pin says when it is opened: one item, or all of a cluster. */
  renderPopup: (items: T[]) => ReactNode;
  /** 20 px icon on a pin; a cluster shows that of its first item. */
  renderIcon?: (item: T) => ReactNode;
  /** Tile address with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** @default 21 */
  maxZoom?: number;
  /** @default 3 */
  minZoom?: number;
  /** The last zoom the tile source has pictures for. @default 18 */
  maxNativeZoom?: number;
  /** Single pin under the pointer or with focus; `null` when there is none any more. */
  onHoverPoint?: (item: T | null) => void;
  /** Pixels kept free when the map fits to its points, for panels over it. */
  insetsPx?: Partial<EdgeInsets>;
  labels?: Partial<ClusterMapLabels>;
}

const MARGIN_PX = 64;
const NO_POINTS: readonly never[] = [];

/**
 * A satellite map whose near pins are grouped. It opens on all its points, or on the whole world without any,
 * and goes back there when the points become others. A click opens what stands at a pin; a right-click, or
 * 'Zoom here', flies to it.
 *
 * @see spec 1 §2 "Home map view"
 */
export function ClusterMap<T>({
  points,
  renderPopup,
  renderIcon,
  tileUrl,
  maxZoom = 21,
  minZoom = 3,
  maxNativeZoom = 18,
  onHoverPoint,
  insetsPx,
  labels,
  className,
  ...rest
}: ClusterMapProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const reducedMotion = useMediaQuery(media.reducedMotion);
  const clusterLabel = labels?.cluster ?? ((count: number) => `${count} items`);

  const { live, zooming } = useLeafletMap(container, {
    tileUrl,
    minZoom,
    maxZoom,
    maxNativeZoom,
    reducedMotion,
    onBackgroundClick: () => setOpenKey(null),
  });
  const map = live?.map;

  const index = useMemo(() => createClusterIndex(points, maxZoom), [points, maxZoom]);
  const items = useMemo(() => (live ? index.itemsIn(live.view.bounds, live.view.zoom) : NO_POINTS), [index, live]);
  const openItem = items.find(({ key }) => key === openKey);

  const showAll = () => {
    if (!map) return;
    const room = { top: MARGIN_PX, right: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, ...insetsPx };
    const { center, zoom } = fitView(
      points.map(({ position }) => position),
      { ...map.size(), minZoom, maxZoom, insetsPx: room },
    );
    map.show(center, zoom);
  };

  // The same points fetched again leave the view where the reader moved it.
  const pointIds = points.map(({ id }) => id).join('\n');
  const showAllOnce = useEffectEvent(showAll);
  useEffect(() => showAllOnce(), [map, pointIds]);

  const close = () => {
    setOpenKey(null);
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    else map?.focus();
  };

  const zoomTarget = (item: MapItem<T>) =>
    item.type === 'point' ? maxZoom : clusterZoomTarget(item.expansionZoom, live?.view.zoom ?? minZoom, maxZoom);

  const zoomTo = (item: MapItem<T>) => {
    const zoom = zoomTarget(item);
    if (zoom === null) return;
    setOpenKey(null);
    map?.flyTo(item.position, zoom);
  };

  const nameOf = (item: MapItem<T>) => (item.type === 'point' ? item.points[0].label : clusterLabel(item.points.length));

  const popup = openItem && map && (
    <PlacedPopup
      key={openItem.key}
      map={map}
      container={container}
      at={map.place(openItem.position)}
      label={nameOf(openItem)}
      zoomHereLabel={labels?.zoomHere}
      onZoomHere={
        zoomTarget(openItem) === null
          ? undefined
          : () => {
              map.focus();
              zoomTo(openItem);
            }
      }
      onClose={close}
    >
      {renderPopup(openItem.points.map(({ data }) => data))}
    </PlacedPopup>
  );

  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {map && (
        <MapControls
          className={styles.controls}
          labels={labels}
          canZoomIn={live.view.zoom < maxZoom}
          canZoomOut={live.view.zoom > minZoom}
          onResetView={showAll}
          onZoomIn={() => map.zoomBy(1)}
          onZoomOut={() => map.zoomBy(-1)}
        />
      )}
      <div
        ref={container}
        role="application"
        aria-label={labels?.map ?? 'Map'}
        data-zooming={zooming || undefined}
        className={styles.map}
      />
      {map &&
        createPortal(
          <>
            {items.map((item) => (
              <MapMarker
                key={item.key}
                item={item}
                at={map.place(item.position)}
                label={nameOf(item)}
                icon={renderIcon?.(item.points[0]!.data)}
                open={item.key === openKey}
                onOpen={(pin) => {
                  opener.current = pin;
                  setOpenKey(item.key === openKey ? null : item.key);
                }}
                onZoomTo={() => zoomTo(item)}
                onHoverChange={(hovered) => item.type === 'point' && onHoverPoint?.(hovered ? item.points[0].data : null)}
              />
            ))}
            {popup}
          </>,
          map.overlay,
        )}
    </div>
  );
}
