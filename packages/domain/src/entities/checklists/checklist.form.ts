import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { checklistMessages } from '../../messages.ts';
import { nameField, requiredText } from '../../validation/fields.ts';
import { isDistinct } from '../../validation/is-distinct.ts';

/** Fewest sections of a checklist, and fewest items of a section. @see VAL-031, VAL-033 */
export const CHECKLIST_ENTRIES_MIN = 1;

/** Most characters of an identifier, as of any id. */
const IDENTIFIER_MAX_LENGTH = 80;

const identifierField = requiredText().check(z.maxLength(IDENTIFIER_MAX_LENGTH));

const itemSchema = z.object({
  identifier: identifierField,
  description: requiredText().check(z.maxLength(TEXT_MAX_LENGTH)),
});

const identifiersOf = (entries: readonly { identifier: string }[]) => entries.map(({ identifier }) => identifier);

const sectionSchema = z.object({
  identifier: identifierField,
  title: requiredText().check(z.maxLength(TEXT_MAX_LENGTH)),
  items: z.array(itemSchema).check(z.minLength(CHECKLIST_ENTRIES_MIN)),
});

/**
 * What the checklist form edits, the client sends and the server checks: the
 * template without what only the server knows. A name of 2 to 30 characters,
 * trimmed; at least one section with a title; in each at least one item with a
 * description. Identifiers are made where the entry is made and kept on edits;
 * no two sections of a checklist share one, nor two items.
 *
 * @see VAL-029..034, CALL-153, N81
 */
export const checklistPayloadSchema = z.object({
  name: nameField(),
  sections: z.array(sectionSchema).check(
    z.minLength(CHECKLIST_ENTRIES_MIN),
    z.refine((sections) => isDistinct(identifiersOf(sections)), checklistMessages.duplicate),
    z.refine(
      (sections) => isDistinct(identifiersOf(sections.flatMap(({ items }) => items))),
      checklistMessages.duplicate,
    ),
  ),
});
/** A checked {@link checklistPayloadSchema}. */
export type ChecklistPayload = z.output<typeof checklistPayloadSchema>;
/** One section of a {@link ChecklistPayload}. */
export type ChecklistSectionPayload = ChecklistPayload['sections'][number];
/** One item of a {@link ChecklistSectionPayload}. */
export type ChecklistItemPayload = ChecklistSectionPayload['items'][number];

/**
 * An item to be described.
 *
 * @param newIdentifier gives an identifier the checklist does not have yet
 * @see REC-151..152
 */
export const newChecklistItem = (newIdentifier: () => string): ChecklistItemPayload => ({
  identifier: newIdentifier(),
  description: '',
});

/**
 * A section to be titled, with one item to be described.
 *
 * @param newIdentifier gives an identifier the checklist does not have yet
 * @see REC-148..150
 */
export const newChecklistSection = (newIdentifier: () => string): ChecklistSectionPayload => ({
  identifier: newIdentifier(),
  title: '',
  items: [newChecklistItem(newIdentifier)],
});

/**
 * An empty checklist form: the one section and item it must have at least.
 *
 * @param newIdentifier gives another identifier each time
 * @see VAL-029..034
 */
export const newChecklistForm = (newIdentifier: () => string): ChecklistPayload => ({
  name: '',
  sections: [newChecklistSection(newIdentifier)],
});

/**
 * Whether one of these entries may go: the delete buttons are disabled when
 * only one remains.
 *
 * @param entries the sections of a checklist, or the items of one section
 * @see VAL-035..036
 */
export const canRemoveChecklistEntry = (entries: readonly unknown[]): boolean => entries.length > CHECKLIST_ENTRIES_MIN;
