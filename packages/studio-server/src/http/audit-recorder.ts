import type { AuditChange } from '@inspection-studio/domain/audit';
import type { Call } from '@inspection-studio/domain/calls';
import { displayName } from '@inspection-studio/domain/users';
import { type EventSource, recordAuditEvent } from '../database/queries/audit-events.ts';
import type { Queryable } from '../database/transaction.ts';
import type { AuditRule } from '../rules/audit-actions.ts';
import type { AuditDetails } from '../rules/audit-details.ts';
import { changedFields } from '../rules/audited-fields.ts';
import type { AnyEditedRecord } from '../rules/editable-content.ts';
import type { SignedInUser } from './authenticate.ts';

/** The audit event of one call. */
export interface AuditRecorder {
  /** {@link import('./call-context.ts').CallContext.audit} */
  audit: (details: AuditDetails) => void;
  /** {@link import('./call-context.ts').CallContext.auditNothing} */
  auditNothing: () => void;
  /** Notes the locked record before the change. */
  before: (record: AnyEditedRecord) => void;
  /** Notes the reply. */
  after: (reply: unknown) => void;
  /** Whether the handler changed something, as far as it said. */
  hasChange: () => boolean;
  /** Id of the record: of the path, or of the record that the call created; null when there is none. */
  recordId: () => string | null;
  /**
   * Writes the event, and begins the next one for a handler with several transactions.
   *
   * @throws Error when the name of the record is unknown, which is a bug of the handler
   */
  write: (db: Queryable) => Promise<void>;
}

interface Request {
  call: Call;
  /** Undefined for a call that is not recorded. */
  rule: AuditRule | undefined;
  user: SignedInUser;
  params: Record<string, string>;
  source: EventSource;
}

type Named = Partial<Record<'id' | 'name' | 'email', unknown>>;

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null;

/** Name of a person or of any other record; undefined when it has none. */
function nameOf(record: unknown): string | undefined {
  if (!isNamed(record) || typeof record.name !== 'string') return undefined;
  return typeof record.email === 'string' ? displayName({ name: record.name, email: record.email }) : record.name;
}

/** Creates the recorder of one call. */
export function createAuditRecorder({ call, rule, user, params, source }: Request): AuditRecorder {
  let details: AuditDetails | null = {};
  let before: AnyEditedRecord | undefined;
  let after: unknown;

  const recordId = (): string | null => {
    const created = isNamed(after) && typeof after.id === 'string' ? after.id : null;
    return params['id'] ?? created;
  };
  const changesOf = ({ changes }: AuditDetails): readonly AuditChange[] => {
    if (changes) return changes;
    const isEdit = call.record !== undefined && before !== undefined && isNamed(after);
    return isEdit ? changedFields(call.record!, before!, after as AnyEditedRecord) : [];
  };

  return {
    audit: (given) => void (details = { ...details, ...given }),
    auditNothing: () => void (details = null),
    before: (record) => void (before = record),
    after: (reply) => void (after = reply),
    hasChange: () => details !== null,
    recordId,
    write: async (db) => {
      const known = details;
      details = {};
      if (!rule || !known) return;
      const name = known.name ?? nameOf(after) ?? nameOf(before);
      if (name === undefined)
        throw new Error(`${call.method} ${call.path} did not name the record for its audit event.`);
      await recordAuditEvent(db, {
        companyId: user.companyId,
        actor: known.actor ?? { id: user.id, name: displayName(user), email: user.email },
        action: known.action ?? rule.action,
        subject: { kind: known.kind ?? rule.subject, id: known.id === undefined ? recordId() : known.id, name },
        changes: changesOf(known),
        source,
      });
    },
  };
}
