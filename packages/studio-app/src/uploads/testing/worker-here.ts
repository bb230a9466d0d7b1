import type { HashReply, HashRequest } from '../checksums/hash-messages.ts';
import { serveReadings } from '../checksums/serve-readings.ts';

/** A worker for `hashInWorker` that runs in the page of the test. */
export class WorkerHere extends EventTarget {
  /** Requests of the page. */
  readonly asked: HashRequest[] = [];
  isTerminated = false;
  readonly #serve = serveReadings((reply) => this.tell(reply));

  postMessage(request: HashRequest): void {
    this.asked.push(request);
    if (!this.isTerminated) void this.#serve(request);
  }

  tell(reply: HashReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
