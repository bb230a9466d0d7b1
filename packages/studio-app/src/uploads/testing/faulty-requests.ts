import type { FaultyService } from './faulty-service.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** An `XMLHttpRequest` class whose requests go to the service. */
export function requestsTo(service: FaultyService, clock: VirtualClock): new () => EventTarget {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    timeout = 0;
    private url = '';
    private retryAfter: string | null = null;
    private cancel: () => void = () => undefined;

    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(): void {}
    getResponseHeader(name: string): string | null {
      return name === 'Retry-After' ? this.retryAfter : null;
    }
    send(): void {
      const limit = clock.setTimeout(() => {
        close();
        this.dispatchEvent(new Event('timeout'));
      }, this.timeout);
      const close = service.put(this.url, {
        onBytes: (loaded) => this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded })),
        end: (answer) => {
          clock.clearTimeout(limit);
          if (!answer) return void this.dispatchEvent(new Event('error'));
          Object.assign(this, answer);
          this.upload.dispatchEvent(new Event('load'));
          this.dispatchEvent(new Event('load'));
        },
      });
      this.cancel = () => {
        clock.clearTimeout(limit);
        close();
      };
    }
    abort(): void {
      this.cancel();
    }
  };
}
