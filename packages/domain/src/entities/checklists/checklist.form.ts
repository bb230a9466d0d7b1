import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { checklistMessages } from '../../form-messages.ts';
import { nameField, requiredText } from '../../validation/fields.ts';
import { isDistinct } from '../../validation/is-distinct.ts';

/** Minimum number of sections in a checklist, and of items in a section. */
export const CHECKLIST_ENTRIES_MIN = 1;

/** Maximum length of an identifier in characters, as of any id. */
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
 * Form and payload of a checklist: the template without the fields that the
 * server sets. A name of 2 to 30 characters, trimmed; at least one section with
 * a title; in each section at least one item with a description. The form
 * generates identifiers, and edits keep them. Identifiers are unique among the
 * sections of a checklist, and among its items.
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
/** The output of {@link checklistPayloadSchema}. */
export type ChecklistPayload = z.output<typeof checklistPayloadSchema>;
/** One section of a {@link ChecklistPayload}. */
export type ChecklistSectionPayload = ChecklistPayload['sections'][number];
/** One item of a {@link ChecklistSectionPayload}. */
export type ChecklistItemPayload = ChecklistSectionPayload['items'][number];

/**
 * Returns a new item without a description.
 *
 * @param newIdentifier gives an identifier the checklist does not have yet
 */
export const newChecklistItem = (newIdentifier: () => string): ChecklistItemPayload => ({
  identifier: newIdentifier(),
  description: '',
});

/**
 * Returns a new section without a title, with one new item.
 *
 * @param newIdentifier gives an identifier the checklist does not have yet
 */
export const newChecklistSection = (newIdentifier: () => string): ChecklistSectionPayload => ({
  identifier: newIdentifier(),
  title: '',
  items: [newChecklistItem(newIdentifier)],
});

/**
 * Returns an empty checklist form with one section and one item.
 *
 * @param newIdentifier returns a new identifier on each call
 */
export const newChecklistForm = (newIdentifier: () => string): ChecklistPayload => ({
  name: '',
  sections: [newChecklistSection(newIdentifier)],
});

/**
 * Whether one of these entries can be removed. Delete buttons are disabled when
 * only one remains.
 *
 * @param entries the sections of a checklist, or the items of one section
 */
export const canRemoveChecklistEntry = (entries: readonly unknown[]): boolean => entries.length > CHECKLIST_ENTRIES_MIN;
