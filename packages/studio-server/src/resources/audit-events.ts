import { AUDIT_PAGE_SIZE } from '@inspection-studio/domain/audit';
import { eq } from 'drizzle-orm';
import { type ListField, instantField, linkField, textField } from '../database/list-fields.ts';
import { readAuditEvents } from '../database/queries/audit-events.ts';
import { auditEvents } from '../database/schema/index.ts';
import { withPolicy } from '../http/with-policy.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import type { Handlers } from './services.ts';

/** A property that is filtered by, and has no order. */
const unsorted = ({ where, values, comparisons }: ListField): ListField => ({ where, values, comparisons });

/** The list of this resource. */
export const auditEventList: ListDefinition = {
  fields: {
    at: instantField(auditEvents.at),
    actorId: linkField((id) => eq(auditEvents.actorId, id)),
    subjectId: linkField((id) => eq(auditEvents.subjectId, id)),
    subjectKind: unsorted(textField(auditEvents.subjectKind)),
    action: unsorted(textField(auditEvents.action)),
    name: {
      ...unsorted(textField(auditEvents.subjectName, auditEvents.searchName)),
      values: 'text: name of the record; contains also searches the name and e-mail address of the person',
    },
  },
  defaultSort: [{ prop: 'at', ascending: false }],
  pageSize: AUDIT_PAGE_SIZE,
  id: auditEvents.id,
};

export const auditEventHandlers: Handlers<'listAuditEvents'> = {
  listAuditEvents: withPolicy({
    load: async () => null,
    subject: () => null,
    refusalCode: () => null,
    run: ({ db, user, query }) =>
      answerList(db, auditEventList, {
        query,
        scope: eq(auditEvents.companyId, user.companyId),
        from: countFrom(auditEvents),
        read: (where, window) => readAuditEvents(db, where, window),
      }),
  }),
};
