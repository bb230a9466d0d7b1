import type { Call } from '@inspection-studio/domain/calls';
import { OUTDATED_RECORD } from '@inspection-studio/domain/errors';
import { readRecordEdit } from '../database/queries/record-edits.ts';
import type { Queryable } from '../database/transaction.ts';
import type { AnyEditedRecord } from '../rules/editable-content.ts';
import { entityTag, parseIfMatch } from './entity-tags.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Whether a call accepts If-Match: it changes or deletes one record that exists. */
export const acceptsIfMatch = ({ record, method }: Pick<Call, 'record' | 'method'>): boolean =>
  record !== undefined && (method === 'PUT' || method === 'DELETE');

/** The If-Match header of a change or deletion of one record. */
export interface Precondition {
  /** {@link CallContext.requireMatch} of the handler. */
  requireMatch: (read: () => Promise<AnyEditedRecord>) => Promise<void>;
  /** Whether the caller sent the header and the handler has not checked it. */
  isUnchecked: () => boolean;
}

/**
 * Creates the check of If-Match. Without the header, and for calls that ignore it, it accepts every state.
 *
 * @throws StudioHttpError 400 for a malformed header
 */
export function createPrecondition(
  call: Call,
  header: string | undefined,
  db: Queryable,
  recordId: string,
): Precondition {
  const { record: kind } = call;
  const tags = acceptsIfMatch(call) && header !== undefined ? parseIfMatch(header) : null;
  let isChecked = tags === null;
  return {
    isUnchecked: () => !isChecked,
    requireMatch: async (read) => {
      isChecked = true;
      if (!kind || !tags) return;
      const record = { kind, recordId, entityTag: entityTag(kind, await read()) };
      if (tags.includes(record.entityTag)) return;
      const changed = await readRecordEdit(db, record);
      throw new StudioHttpError(412, undefined, { message: OUTDATED_RECORD, changed });
    },
  };
}
