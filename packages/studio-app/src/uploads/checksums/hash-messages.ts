import type { HashedPart } from './file-hashing.ts';

/** What the page asks the worker: to hash the next part of a file, which ends before the byte `end`, or to forget the file. */
export type HashRequest = { id: number; file: File; end: number } | { id: number; file: null };

/** What the worker answers to each part. An error is sent by name and text, because not every browser copies its class. */
export type HashReply = { id: number } & ({ hashed: HashedPart } | { error: { name: string; message: string } });
