/* Runs in a worker of its own: nothing imports this file, `hash-in-worker.ts` names its address. */
import type { HashRequest } from './hash-messages.ts';
import { serveHashing } from './serve-hashing.ts';

const serve = serveHashing((reply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<HashRequest>) => void serve(data));
