import { PictureFailures } from './picture-failures.js';

/** Pictures kept decoded: a large screen shows about 60 tiles. */
export const CACHED_PICTURES_MAX = 200;
/** Requests at the same time; browsers send six to a host over HTTP/1.1. */
const REQUESTS_MAX = 6;
/** A request without an answer has failed after this time. */
export const PICTURE_TIMEOUT_MS = 30_000;

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

interface LoadingPicture {
  image: HTMLImageElement;
  timer: ReturnType<typeof setTimeout>;
}

/** Loads and decodes pictures that are wanted, in their order, and keeps those last used. */
export class PictureCache {
  readonly #pictures = new Map<string, CachedPicture>();
  readonly #loading = new Map<string, LoadingPicture>();
  readonly #failures = new PictureFailures(() => this.#loadNext());
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
   * Whether the last request failed or took longer than {@link PICTURE_TIMEOUT_MS}. It is sent again after 2 s, later after up to
   * 60 s; at once when the network is back or another address is wanted.
   */
  hasFailed = (key: string): boolean => this.#failures.has(key);

  /** From now on loads only these, the first ones first and no more than can be kept; ends other requests. */
  want(requests: readonly PictureRequest[]): void {
    this.#wanted = requests.slice(0, CACHED_PICTURES_MAX);
    const urls = new Map(this.#wanted.map(({ key, url }) => [key, url]));
    for (const key of this.#loading.keys()) if (!urls.has(key)) this.#end(key);
    this.#failures.keep(urls);
    this.#loadNext();
  }

  /** Ends everything. */
  destroy(): void {
    this.want([]);
    this.#pictures.clear();
    window.removeEventListener('online', this.#retryAll);
  }

  readonly #retryAll = () => {
    this.#failures.keep(new Map());
    this.#loadNext();
  };

  #loadNext(): void {
    for (const request of this.#wanted) {
      if (this.#loading.size >= REQUESTS_MAX) return;
      const { key } = request;
      if (!this.#pictures.has(key) && !this.#loading.has(key) && !this.#failures.isWaiting(key)) this.#load(request);
    }
  }

  #load({ key, url }: PictureRequest): void {
    const image = new Image();
    const settle = (end: () => void) => {
      if (this.#loading.get(key)?.image !== image) return;
      clearTimeout(timer);
      this.#loading.delete(key);
      end();
      this.#loadNext();
      this.#onChange();
    };
    const keep = () => {
      this.#failures.forget(key);
      this.#pictures.set(key, { image, loadedAtMs: performance.now() });
      for (const oldest of this.#pictures.keys()) {
        if (this.#pictures.size <= CACHED_PICTURES_MAX) break;
        this.#pictures.delete(oldest);
      }
    };
    const fail = () => this.#failures.add(key, url);
    const timer = setTimeout(() => {
      image.removeAttribute('src');
      settle(fail);
    }, PICTURE_TIMEOUT_MS);
    this.#loading.set(key, { image, timer });
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

  #end(key: string): void {
    const loading = this.#loading.get(key);
    clearTimeout(loading?.timer);
    loading?.image.removeAttribute('src');
    this.#loading.delete(key);
  }
}
