import type { Map as TileMap, TileErrorEvent, TileEvent, TileLayer } from 'leaflet';
import { retryDelayMs } from '../internal/retry-delay.js';

interface FailedTile {
  failureCount: number;
  /** `due`: the delay has passed while the tile was out of view. */
  state: 'waiting' | 'due' | 'requested';
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Requests the tiles of a layer that failed again, each after a longer delay than before, and at once when the network
 * is back. A tile out of view is requested when it comes into view. Ends when the layer is removed.
 */
export function retryFailedTiles(map: TileMap, layer: TileLayer): void {
  const failed = new Map<HTMLImageElement, FailedTile>();

  const isInView = (tile: HTMLElement) => {
    const [seen, box] = [map.getContainer().getBoundingClientRect(), tile.getBoundingClientRect()];
    return box.right >= seen.left && box.left <= seen.right && box.bottom >= seen.top && box.top <= seen.bottom;
  };
  const request = (tile: HTMLImageElement, entry: FailedTile) => {
    clearTimeout(entry.timer);
    entry.state = isInView(tile) ? 'requested' : 'due';
    // The same address again starts a new request. Leaflet still listens for its outcome.
    if (entry.state === 'requested') tile.setAttribute('src', tile.getAttribute('src') ?? '');
  };
  const requestDue = () => {
    for (const [tile, entry] of failed) if (entry.state === 'due') request(tile, entry);
  };
  const requestAll = () => {
    for (const [tile, entry] of failed) {
      entry.failureCount = 0;
      if (entry.state !== 'requested') request(tile, entry);
    }
  };
  const onError = ({ tile }: TileErrorEvent) => {
    const entry = failed.get(tile) ?? { failureCount: 0, state: 'waiting' };
    entry.failureCount += 1;
    entry.state = 'waiting';
    entry.timer = setTimeout(() => request(tile, entry), retryDelayMs(entry.failureCount));
    failed.set(tile, entry);
  };
  const forget = ({ tile }: TileEvent) => {
    clearTimeout(failed.get(tile)?.timer);
    failed.delete(tile);
  };

  layer.on('tileerror', onError);
  for (const name of ['tileload', 'tileunload', 'tileabort'] as const) layer.on(name, forget);
  map.on('moveend', requestDue);
  window.addEventListener('online', requestAll);
  layer.once('remove', () => window.removeEventListener('online', requestAll));
}
