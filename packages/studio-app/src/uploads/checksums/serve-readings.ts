import { type FileReading, openReading } from './file-reading.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';

/** Returns what a worker does with each request of the page. @param answer sends a reply to the page */
export function serveReadings(answer: (reply: HashReply) => void): (request: HashRequest) => Promise<void> {
  const readings = new Map<number, FileReading>();
  return async (request) => {
    const { id } = request;
    if (!request.part) return void readings.delete(id);
    const reading = readings.get(id) ?? openReading();
    readings.set(id, reading);
    try {
      answer({ id, read: await reading.read(request.part, request.isLast) });
    } catch (error) {
      const { name, message } = error as Error;
      answer({ id, error: { name, message } });
    }
  };
}
