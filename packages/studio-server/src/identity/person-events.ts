import type { AuditAction, AuditChange } from '@inspection-studio/domain/audit';
import { displayName } from '@inspection-studio/domain/users';
import { inArray } from 'drizzle-orm';
import { type EventSource, type NewAuditEvent, recordAuditEvent } from '../database/queries/audit-events.ts';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

/** A person whom an event is about. */
export interface EventPerson {
  id: string;
  companyId: string;
  email: string;
  /** Full name; empty or null while an invitation is pending. */
  name: string | null;
}

type Actor = NewAuditEvent['actor'];

/** The actor of commands on the server. */
export const OPERATOR: Actor = { id: null, name: 'Operator', email: '' };
/** The actor of what the tokens of a hosted provider change. */
export const IDENTITY_PROVIDER: Actor = { id: null, name: 'Identity provider', email: '' };
/** The actor of attempts: whoever it was has not proved to be the person. */
export const UNKNOWN_PERSON: Actor = { id: null, name: '', email: '' };

/** A way to sign in, or a part of one. */
export type MethodName = 'passkey' | 'password' | 'authenticatorApp' | 'recoveryCodes' | 'recoveryCode';

/** An event about the sign-in of a person. */
export interface PersonEvent {
  action: AuditAction;
  changes?: readonly AuditChange[];
  /** @default the person */
  actor?: Actor;
  source: EventSource;
}

const nameOf = ({ name, email }: EventPerson): string => displayName({ name: name ?? '', email });

/** Returns the actor of what a person does. */
export const actorOf = (person: EventPerson): Actor => ({ id: person.id, name: nameOf(person), email: person.email });

/** Records an event about a person. Call it in the transaction of the change. */
export const recordPersonEvent = (
  db: Queryable,
  person: EventPerson,
  { action, changes = [], actor = actorOf(person), source }: PersonEvent,
): Promise<void> => {
  const subject = { kind: 'user', id: person.id, name: nameOf(person) } as const;
  return recordAuditEvent(db, { companyId: person.companyId, actor, action, subject, changes, source });
};

/** Reads people as events need them, by id. */
export async function readEventPeople(db: Queryable, ids: readonly string[]): Promise<Map<string, EventPerson>> {
  const { id, companyId, email, name } = users;
  const rows = await db
    .select({ id, companyId, email, name })
    .from(users)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
