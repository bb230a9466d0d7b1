import type { ReadPart } from './file-reading.ts';

/** What the page asks the worker: to read the next part of a file, or to forget the file. */
export type HashRequest = { id: number; part: Blob; isLast: boolean } | { id: number; part: null };

/** What the worker answers to each part. An error is sent by name and text, because not every browser copies its class. */
export type HashReply = { id: number } & ({ read: ReadPart } | { error: { name: string; message: string } });
