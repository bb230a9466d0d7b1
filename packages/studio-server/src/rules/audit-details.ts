import type { AuditAction, AuditChange, AuditEvent, AuditSubject } from '@inspection-studio/domain/audit';

/** What a handler knows about the event of its call. Everything else comes from the rule, the path and the reply. */
export interface AuditDetails {
  /** The id is null for a change that no person makes. @default the caller */
  actor?: AuditEvent['actor'];
  /** @default the action of the call's rule */
  action?: AuditAction;
  /** @default the kind of the call's rule */
  kind?: AuditSubject;
  /** Null for an event about several records. @default the id of the path or of the reply */
  id?: string | null;
  /** Name of the record. @default the name in the reply, or in the record read for If-Match */
  name?: string;
  /** @default the fields in which the record before and the reply differ */
  changes?: readonly AuditChange[];
}

/** A person of an invitation. */
interface Invited {
  id: string;
  email: string;
  role: string;
}

/** Details of an event about several records: their names, and the id only if it is one record. */
const severalRecords = (records: readonly { id: string; name: string }[]) => ({
  id: records.length === 1 ? records[0]!.id : null,
  name: records.map(({ name }) => name).join(', '),
});

/** Details of the event about people who are invited, or whose invitation is withdrawn. */
export function peopleDetails(people: readonly Invited[]) {
  const changes: AuditChange[] = [
    { field: 'roleId', after: people[0]?.role ?? null },
    ...people.map(({ email }) => ({ field: 'email', after: email })),
  ];
  return { ...severalRecords(people.map(({ id, email }) => ({ id, name: email }))), changes };
}

/** Details of the event about documents that are registered for upload. */
export const documentDetails = (documents: readonly { id: string; name: string }[]) => ({
  ...severalRecords(documents),
  changes: documents.map(({ name }): AuditChange => ({ field: 'file', after: name })),
});

/** Details of the event about a file of an inspection. */
export const fileDetails = (inspection: { id: string; name: string }, fileName: string) => ({
  id: inspection.id,
  name: inspection.name,
  changes: [{ field: 'file', after: fileName }] satisfies AuditChange[],
});

/** Details of the event about a file that was deleted because of malware. @param owner its inspection, or the document itself */
export const rejectedFileDetails = (owner: { id: string; name: string }, fileName: string, signature: string) => ({
  action: 'rejectFile' as const,
  id: owner.id,
  name: owner.name,
  changes: [
    { field: 'file', after: fileName },
    { field: 'malware', after: signature },
  ] satisfies AuditChange[],
});

/** Details of the event about files that are registered and removed; a count of 0 is left out. */
export function registrationDetails(name: string, addedCount: number, removedCount: number) {
  const counts: AuditChange[] = [
    { field: 'addedFiles', after: String(addedCount) },
    { field: 'removedFiles', after: String(removedCount) },
  ];
  return { name, changes: counts.filter(({ after }) => after !== '0') };
}

/**
 * Details of the event about images of an inspection that get or lose a flag: the name of the image, or the number of
 * several.
 */
export const flagDetails = (name: string, isFlagged: boolean, imageNames: readonly string[]) => ({
  action: isFlagged ? ('flagImages' as const) : ('unflagImages' as const),
  name,
  changes: [
    imageNames.length === 1
      ? { field: 'file', after: imageNames[0]! }
      : { field: 'images', after: String(imageNames.length) },
  ] satisfies AuditChange[],
});
