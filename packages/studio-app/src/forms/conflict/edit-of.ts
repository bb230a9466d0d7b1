import { entityTagOf } from '../../api/index.ts';
import type { EditedField, RecordEdit } from './record-edit.ts';

interface EditOptions<Stored, Values> {
  /** What the record is called in a sentence: 'asset'. */
  noun: string;
  /** Reads the record from the server. */
  read: () => Promise<Stored>;
  /** Fills the form. */
  toValues: (record: Stored) => Values;
  fields: readonly EditedField<Values>[];
}

/** Describes the edit of a record whose form is filled from `record`. */
export function editOf<Stored extends object, Values>(
  record: Stored,
  { noun, read, toValues, fields }: EditOptions<Stored, Values>,
): RecordEdit<Values> {
  return {
    noun,
    etag: entityTagOf(record),
    reload: async () => {
      const latest = await read();
      return { values: toValues(latest), etag: entityTagOf(latest), fields };
    },
  };
}
