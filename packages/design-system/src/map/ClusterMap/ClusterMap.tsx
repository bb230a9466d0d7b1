'use client';
import { useEffect, useId, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../hooks/useMediaQuery.js';
import { classNames } from '../../internal/class-names.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { media } from '../../theme/media.js';
import { fitView, type EdgeInsets } from '../fit-view.js';
import type { MapSize } from '../leaflet-map.js';
import { countSeen, type MapPoint } from '../map-points.js';
import { MapControls } from '../MapControls/index.js';
import { DEFAULT_MAP_LABELS, type ClusterMapLabels } from './labels.js';
import { MapList } from './MapList.js';
import { MapMarkers } from './MapMarkers.js';
import { MapTracks, type MapTrack } from './MapTracks.js';
import { OpenedPopup } from './OpenedPopup.js';
import { useKeptInView } from './useKeptInView.js';
import { useLeafletMap } from './useLeafletMap.js';
import { useMapItems } from './useMapItems.js';
import { useMarkerFocus } from './useMarkerFocus.js';
import { useOpenPin } from './useOpenPin.js';
import { useTravel } from './useTravel.js';
import * as styles from './ClusterMap.css.js';

export interface ClusterMapProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The points, any number. Keep the array stable: a new one is clustered again. */
  points: readonly MapPoint<T>[];
  /** Lines below the pins. They are not announced: say what they mean beside the map. Keep the array stable. @default none */
  tracks?: readonly MapTrack[];
  /** What a pin says when it is opened: one item, or all of a cluster. */
  renderPopup: (items: T[]) => ReactNode;
  /** 20 px icon on a pin; a cluster shows that of its earliest point. */
  renderIcon?: (item: T) => ReactNode;
  /** Tile address with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** Deepest zoom, a whole number. @default 21 */
  maxZoom?: number;
  /** Farthest zoom, a whole number. @default 3 */
  minZoom?: number;
  /** The last zoom the tile source has pictures for; deeper ones are enlarged. @default 18 */
  maxNativeZoom?: number;
  /** Single pin under the pointer or with focus; `null` when there is none any more. */
  onHoverPoint?: (item: T | null) => void;
  /** The point whose pin is drawn as chosen, alone or grouped; it stays in view when the map becomes smaller. */
  selectedId?: string | undefined;
  /** Pixels kept free when the map fits to its points, for panels over it. @default 84 at the sides, 64 above and below */
  insetsPx?: Partial<EdgeInsets>;
  /** Texts that replace the defaults. */
  labels?: Partial<ClusterMapLabels>;
}

/** Padding for the height of pins and for the buttons at the sides. */
const MARGINS_PX: EdgeInsets = { top: 64, right: 84, bottom: 64, left: 84 };

/**
 * A satellite map whose near pins are grouped. It opens on all its points, or on the whole world without any,
 * and goes back there when the points become others. A click opens the popup of a pin; a right-click, a long press,
 * Shift+F10 or 'Zoom here' flies to it. Beyond 5000 points they are grouped in a worker.
 */
export function ClusterMap<T>({
  points,
  tracks,
  renderPopup,
  renderIcon,
  tileUrl,
  maxZoom = 21,
  minZoom = 3,
  maxNativeZoom = 18,
  onHoverPoint,
  selectedId,
  insetsPx,
  labels,
  className,
  ref,
  ...rest
}: ClusterMapProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const outer = useMergedRefs(ref, root);
  const hintId = useId();
  const reducedMotion = useMediaQuery(media.reducedMotion);
  const words = { ...DEFAULT_MAP_LABELS, ...labels };

  const fit = (size: MapSize) => {
    const positions = points.map(({ position }) => position);
    return fitView(positions, { ...size, minZoom, maxZoom, insetsPx: { ...MARGINS_PX, ...insetsPx } });
  };
  const { live, zooming } = useLeafletMap(container, {
    tileUrl,
    minZoom,
    maxZoom,
    maxNativeZoom,
    reducedMotion,
    firstView: fit,
    onBackgroundClick: () => {
      pin.dismiss();
      onHoverPoint?.(null);
    },
  });
  const map = live?.map;
  const { drawn, askCluster } = useMapItems(points, maxZoom, live);
  const focus = useMarkerFocus(live, drawn);
  const pin = useOpenPin({ live, drawn, askCluster, focusItem: focus.focusItem });
  const travel = useTravel({ live, maxZoom, askCluster, wishFocus: focus.wishFocus, onDepart: pin.dismiss });

  const showAll = () => {
    if (!map) return;
    const { center, zoom } = fit(map.size());
    travel.forget();
    map.show(center, zoom);
  };

  // The same points fetched again leave the view where the reader moved it.
  const pointIds = useMemo(() => points.map(({ id }) => id).join('\n'), [points]);
  const shownIds = useRef(pointIds);
  useEffect(() => {
    if (shownIds.current === pointIds) return;
    shownIds.current = pointIds;
    pin.dismiss();
    showAll();
    // oxlint-disable-next-line react/exhaustive-deps -- other points, not other functions
  }, [pointIds]);

  const selectedAt = useMemo(() => points.findIndex(({ id }) => id === selectedId), [points, selectedId]);
  useKeptInView(live, points[selectedAt]?.position, pin.open !== null);

  const nameOf = (count: number, first: MapPoint<T>) => (count === 1 ? first.label : words.cluster(count));
  const opened = pin.open?.members.flatMap((at) => points[at] ?? []) ?? [];
  const isHidden = zooming || drawn.zoom !== live?.view.zoom;
  // Pins speak for themselves when they get focus; the buttons and the map do not.
  const [isSteered, setSteered] = useState(false);
  const seenCount = countSeen(drawn.items, live?.view.bounds);
  const outsideCount = points.length - seenCount;

  return (
    <div ref={outer} className={classNames(styles.root, className)} {...rest}>
      {map && (
        <>
          <MapList
            items={drawn.items}
            points={points}
            view={live.view}
            words={words}
            onOpen={({ item, only }, button) => pin.show(item, button, only)}
          />
          <MapControls
            className={styles.controls}
            data-map-cover=""
            labels={labels}
            canZoomIn={live.view.zoom < maxZoom}
            canZoomOut={live.view.zoom > minZoom}
            onClick={() => setSteered(true)}
            onResetView={showAll}
            onZoomIn={() => map.zoomBy(1)}
            onZoomOut={() => map.zoomBy(-1)}
          />
          {!isHidden && outsideCount > 0 && <p className={styles.outside}>{words.outside(outsideCount)}</p>}
          <VisuallyHidden id={hintId} hidden>
            {words.pinsHint}
          </VisuallyHidden>
          <VisuallyHidden role="status">
            {isSteered && !isHidden && words.viewShown(live.view.zoom, seenCount)}
          </VisuallyHidden>
        </>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are Leaflet's; this only notices focus */}
      <div
        ref={container}
        role="application"
        aria-label={words.map}
        data-zooming={isHidden || undefined}
        className={styles.map}
        onFocus={() => setSteered(true)}
      />
      {map &&
        createPortal(
          <>
            {tracks && <MapTracks tracks={tracks} live={live} />}
            <MapMarkers
              items={drawn.items}
              label={words.pins}
              hintId={hintId}
              nameOf={nameOf}
              renderIcon={renderIcon}
              openKey={pin.open?.item.key}
              selectedAt={selectedAt}
              tabStopKey={focus.tabStopKey}
              canZoomIn={live.view.zoom < maxZoom}
              onOpen={(item, button) => (pin.open?.item.key === item.key ? pin.dismiss() : pin.show(item, button))}
              onZoomTo={travel.flyTo}
              onMove={(item) => {
                focus.focusItem(item);
                map.reveal(item.position);
              }}
              onBack={travel.goBack}
              onFocusPin={(item, button) => {
                setSteered(false);
                focus.holdFocus(button, item);
              }}
              onBlurPin={focus.releaseFocus}
              onPointAt={(item) => (item === null || item.count === 1) && onHoverPoint?.(item?.first.data ?? null)}
            />
          </>,
          map.overlay,
        )}
      {live && pin.open && opened[0] && (
        <OpenedPopup
          key={`${pin.open.item.key} ${pin.open.members.length === 1 ? opened[0].id : ''}`}
          live={live}
          frame={root}
          x={pin.open.item.x}
          y={pin.open.item.y}
          position={pin.open.item.position}
          label={nameOf(opened.length, opened[0])}
          zoomHereLabel={words.zoomHere}
          onZoomHere={
            pin.open.item.count > 1 && live.view.zoom >= maxZoom
              ? undefined
              : () => {
                  live.map.focus();
                  if (pin.open) travel.flyTo(pin.open.item);
                }
          }
          onClose={pin.close}
          onFocus={({ target }) => pin.open && focus.holdFocus(target, pin.open.item)}
          onBlur={focus.releaseFocus}
        >
          {renderPopup(opened.map(({ data }) => data))}
        </OpenedPopup>
      )}
    </div>
  );
}
