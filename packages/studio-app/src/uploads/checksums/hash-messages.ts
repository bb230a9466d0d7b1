import type { PartChecksums } from './file-hashing.ts';

/** What the page asks the worker: to hash the next part of a file, or to forget the file. */
export type HashRequest = { id: number; part: Blob; isLast: boolean } | { id: number; part: null };

/** What the worker answers to each part. An error is sent by name and text, because not every browser copies its class. */
export type HashReply = { id: number } & ({ hashed: PartChecksums } | { error: { name: string; message: string } });
