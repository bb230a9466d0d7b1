import type { ImageSource } from './image-facts.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import type { ProcessedImage } from './image-worker-messages.ts';
import { type ImageWorkerProcess, startImageWorker } from './image-worker-process.ts';

const ATTEMPTS = 2;
const TIMEOUT_MS = 60_000;

/** Reads images in child processes, so that a native crash costs one attempt instead of the server. */
export interface ImagePool {
  /** Number of images worked on concurrently. */
  readonly size: number;
  /**
   * Reads facts and a thumbnail of one image; waits for a free child.
   *
   * @throws {ImageUnreadableError} the file is not a usable image
   * @throws {ImageWorkerError} two workers in a row crashed or timed out
   * @throws {ImagePoolClosedError} the pool was closed before the read started
   */
  read(source: ImageSource): Promise<ProcessedImage>;
  /** Writes the pyramid of an image to the path `target` ({@link writePyramid}). Waits and throws like {@link read}. */
  writePyramid(source: ImageSource, target: string): Promise<void>;
  /** Finishes running reads, rejects waiting ones and ends the workers. */
  close(): Promise<void>;
}

/** Thrown while the server stops. The image is read after the next start. */
export class ImagePoolClosedError extends Error {
  override readonly name = 'ImagePoolClosedError';

  constructor() {
    super('The server is stopping; the image will be read after the next start.');
  }
}

export interface ImagePoolOptions {
  /** Maximum number of child processes; each starts on first use. */
  size: number;
  /** Timeout after which a child is killed. @default 60_000 */
  timeoutMs?: number;
  /** Entry module of the children. @default image-worker.ts */
  entry?: URL;
}

/** A slot for one child; empty before first use and after a crash. */
interface Seat {
  worker: ImageWorkerProcess | null;
}

interface Waiting {
  seat: (seat: Seat) => void;
  refuse: (error: Error) => void;
}

/** Creates a pool of image workers. Workers start with the first read. */
export function createImagePool({
  size,
  timeoutMs = TIMEOUT_MS,
  entry = new URL('image-worker.ts', import.meta.url),
}: ImagePoolOptions): ImagePool {
  const seats: Seat[] = Array.from({ length: size }, () => ({ worker: null }));
  const free = [...seats];
  const queue: Waiting[] = [];
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  function takeSeat(): Promise<Seat> {
    if (isClosed) return Promise.reject(new ImagePoolClosedError());
    const seat = free.pop();
    return seat
      ? Promise.resolve(seat)
      : new Promise((resolve, reject) => queue.push({ seat: resolve, refuse: reject }));
  }

  function giveBack(seat: Seat): void {
    const next = queue.shift();
    if (next) next.seat(seat);
    else free.push(seat);
  }

  type Work<T> = (worker: ImageWorkerProcess) => Promise<T>;

  async function inFreeSeat<T>(work: Work<T>): Promise<T> {
    const seat = await takeSeat();
    try {
      return await inSeat(seat, work);
    } finally {
      giveBack(seat);
    }
  }

  async function inSeat<T>(seat: Seat, work: Work<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      if (!seat.worker?.isAlive()) seat.worker = startImageWorker(entry);
      try {
        return await work(seat.worker);
      } catch (error) {
        if (!(error instanceof ImageWorkerError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  function run<T>(work: Work<T>): Promise<T> {
    const result = inFreeSeat(work).finally(() => running.delete(result));
    running.add(result);
    return result;
  }

  return {
    size,
    read: (source) => run((worker) => worker.read(source, timeoutMs)),
    writePyramid: (source, target) => run((worker) => worker.writePyramid(source, target, timeoutMs)),
    async close() {
      isClosed = true;
      for (const { refuse } of queue.splice(0)) refuse(new ImagePoolClosedError());
      await Promise.allSettled(running);
      await Promise.all(seats.map(async ({ worker }) => worker?.stop()));
    },
  };
}
