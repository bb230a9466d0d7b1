import type { HashReply, HashRequest } from '../checksums/hash-messages.ts';
import { serveHashing } from '../checksums/serve-hashing.ts';

/** A worker for `hashInWorker` that runs in the page of the test. */
export class WorkerHere extends EventTarget {
  /** Requests of the page. */
  readonly asked: HashRequest[] = [];
  isTerminated = false;
  readonly #serve = serveHashing((reply) => this.tell(reply));

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
