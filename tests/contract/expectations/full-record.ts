import { expect } from 'vitest';
import type { RECORDS } from './records.ts';

/** Where a record is read, alone and in its list, and what the answers say. */
export interface FullRecord {
  kind: keyof typeof RECORDS | 'auditEvent';
  /** Absent for records that are in a list only. */
  path?: string;
  list?: string;
  record: object;
  /** @default the record */
  inList?: object;
}

/** The address of a stored picture. */
export const picture = (path: string) => expect.stringContaining(`/${path}.jpg?`);

/** A person in another record. */
export const person = (id: string, name: string) => ({ id, name, thumbnail: picture(`pictures/${id}`) });
