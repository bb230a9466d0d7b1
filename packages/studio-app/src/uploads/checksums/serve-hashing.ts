import { type FileHashing, openHashing } from './file-hashing.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';

/** Returns what a worker does with each request of the page. @param answer sends a reply to the page */
export function serveHashing(answer: (reply: HashReply) => void): (request: HashRequest) => Promise<void> {
  const files = new Map<number, FileHashing>();
  return async (request) => {
    const { id } = request;
    if (!request.file) return void files.delete(id);
    const hashing = files.get(id) ?? openHashing(request.file);
    files.set(id, hashing);
    try {
      answer({ id, hashed: await hashing.next(request.end) });
    } catch (error) {
      const { name, message } = error as Error;
      answer({ id, error: { name, message } });
    }
  };
}
