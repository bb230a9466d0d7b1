import type { DataType } from '@inspection-studio/domain/inspections';

/** What the page asks the worker: whether a file of this kind can be used. */
export interface FaultRequest {
  id: number;
  type: DataType;
  file: File;
}

/** Why the file of a request cannot be used, or `null`. */
export interface FaultReply {
  id: number;
  reason: string | null;
}
