import { retryDelayMs } from '../internal/retry-delay.js';

interface Failure {
  url: string;
  count: number;
  /** No request before it. */
  timer: ReturnType<typeof setTimeout> | null;
}

/** Pictures whose last request failed, and when each may be requested again: after 2 s, later after up to 60 s. */
export class PictureFailures {
  readonly #failures = new Map<string, Failure>();
  readonly #onRetry: () => void;

  /** @param onRetry called when a picture may be requested again */
  constructor(onRetry: () => void) {
    this.#onRetry = onRetry;
  }

  has = (key: string): boolean => this.#failures.has(key);

  /** Whether the next request has to wait. */
  isWaiting = (key: string): boolean => (this.#failures.get(key)?.timer ?? null) !== null;

  add(key: string, url: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const failure: Failure = { url, count, timer: null };
    failure.timer = setTimeout(() => {
      failure.timer = null;
      this.#onRetry();
    }, retryDelayMs(count));
    this.#failures.set(key, failure);
  }

  forget(key: string): void {
    clearTimeout(this.#failures.get(key)?.timer ?? undefined);
    this.#failures.delete(key);
  }

  /** Forgets all but failures of these addresses. */
  keep(urls: ReadonlyMap<string, string>): void {
    for (const [key, { url }] of this.#failures) if (urls.get(key) !== url) this.forget(key);
  }
}
