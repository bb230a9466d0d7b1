import { retryDelayMs } from '../internal/retry-delay.js';

/** Pictures kept decoded: a large screen shows about 60 tiles. */
export const CACHED_PICTURES_MAX = 200;
/** Requests at the same time; browsers send six to a host over HTTP/1.1. */
const REQUESTS_MAX = 6;

/** A picture to load. */
export interface PictureRequest {
  /** Stays the same while the address is signed again. */
  key: string;
  url: string;
}

/** A picture that is here. */
export interface CachedPicture {
  image: HTMLImageElement;
  /** `performance.now()` when it was decoded. */
  loadedAtMs: number;
}

interface Failure {
  url: string;
  count: number;
  /** No request before it. */
  timer: ReturnType<typeof setTimeout> | null;
}

/** Loads and decodes pictures that are wanted, in their order, and keeps those last used. */
export class PictureCache {
  readonly #pictures = new Map<string, CachedPicture>();
  readonly #loading = new Map<string, HTMLImageElement>();
  readonly #failures = new Map<string, Failure>();
  #wanted: readonly PictureRequest[] = [];
  readonly #onChange: () => void;

  /** @param onChange called when a picture is here or failed */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
    window.addEventListener('online', this.#retryAll);
  }

  get(key: string): CachedPicture | undefined {
    const picture = this.#pictures.get(key);
    if (picture === undefined) return undefined;
    // The last ones are those last used.
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    return picture;
  }

  /**
   * Whether the last request failed. It is sent again after 2 s, later after up to 60 s; at once when the network is back or
   * another address is wanted.
   */
  hasFailed = (key: string): boolean => this.#failures.has(key);

  /** From now on loads only these, the first ones first and no more than can be kept; ends other requests. */
  want(requests: readonly PictureRequest[]): void {
    this.#wanted = requests.slice(0, CACHED_PICTURES_MAX);
    const keys = new Set(this.#wanted.map(({ key }) => key));
    for (const [key, image] of this.#loading) if (!keys.has(key)) this.#end(key, image);
    for (const key of this.#failures.keys()) if (!keys.has(key)) this.#forgetFailure(key);
    for (const { key, url } of this.#wanted) if (this.#failures.get(key)?.url !== url) this.#forgetFailure(key);
    this.#loadNext();
  }

  /** Ends everything. */
  destroy(): void {
    this.want([]);
    this.#pictures.clear();
    window.removeEventListener('online', this.#retryAll);
  }

  readonly #retryAll = () => {
    for (const key of this.#failures.keys()) this.#forgetFailure(key);
    this.#loadNext();
  };

  #loadNext(): void {
    for (const request of this.#wanted) {
      if (this.#loading.size >= REQUESTS_MAX) return;
      const { key } = request;
      const isWaiting = (this.#failures.get(key)?.timer ?? null) !== null;
      if (!this.#pictures.has(key) && !this.#loading.has(key) && !isWaiting) this.#load(request);
    }
  }

  #load({ key, url }: PictureRequest): void {
    const image = new Image();
    this.#loading.set(key, image);
    const isWanted = () => this.#loading.get(key) === image;
    const settle = (keep: () => void) => {
      if (!isWanted()) return;
      this.#loading.delete(key);
      keep();
      this.#loadNext();
      this.#onChange();
    };
    const keep = () => {
      this.#forgetFailure(key);
      this.#pictures.set(key, { image, loadedAtMs: performance.now() });
      for (const oldest of this.#pictures.keys()) {
        if (this.#pictures.size <= CACHED_PICTURES_MAX) break;
        this.#pictures.delete(oldest);
      }
    };
    const fail = () => this.#fail(key, url);
    image.addEventListener('error', () => settle(fail));
    // Decoded before it is drawn, so that drawing is quick.
    image.addEventListener('load', () => {
      image.decode().then(
        () => settle(keep),
        () => settle(fail),
      );
    });
    image.src = url;
  }

  #fail(key: string, url: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const failure: Failure = { url, count, timer: null };
    failure.timer = setTimeout(() => {
      failure.timer = null;
      this.#loadNext();
    }, retryDelayMs(count));
    this.#failures.set(key, failure);
  }

  #forgetFailure(key: string): void {
    const timer = this.#failures.get(key)?.timer;
    if (timer) clearTimeout(timer);
    this.#failures.delete(key);
  }

  #end(key: string, image: HTMLImageElement): void {
    this.#loading.delete(key);
    image.removeAttribute('src');
  }
}
