import {
  DATA_TYPES,
  heldDataTypes,
  inspectionSteps,
  lockedDataTypes,
  type ProjectForm,
  storedFiles,
  toggleDataType,
} from '@inspection-studio/domain/inspections';
import * as z from 'zod/mini';
import { mergeEdits } from '../../../forms/conflict/merge-edits.ts';

/** All that is entered in the wizard, except files. */
const enteredSchema = z.object({
  name: z.string(),
  description: z.string(),
  assetId: z.string(),
  checklistId: z.string(),
  three: z.boolean(),
  two: z.boolean(),
  ortho: z.boolean(),
  sonar: z.boolean(),
  supplementary: z.boolean(),
  isAr: z.boolean(),
  gcp: z.boolean(),
  removed: z.array(z.string()),
  /** The picture of an inspection that exists is kept. */
  hasPicture: z.boolean(),
});
type Entered = z.output<typeof enteredSchema>;

/** A wizard that was not saved: what was entered, and what it began with. */
export const unsavedSchema = z.object({
  /** Index of the step that was open. */
  step: z.number(),
  sendForProcessing: z.boolean(),
  before: enteredSchema,
  entered: enteredSchema,
  /** The attempt to save it whose reply did not arrive, if any. Saving again repeats it. */
  attempt: z.optional(z.object({ uploadId: z.string(), creationKey: z.optional(z.string()) })),
});
/** The output of {@link unsavedSchema}. */
export type Unsaved = z.output<typeof unsavedSchema>;

/** Returns what is entered in a wizard, except files. */
export const enteredIn = (form: ProjectForm): Entered => ({
  name: form.name,
  description: form.description,
  assetId: form.assetId,
  checklistId: form.checklistId,
  ...form.types,
  isAr: form.three.isAr,
  gcp: form.ortho.gcp,
  removed: form.removed,
  hasPicture: form.thumbnail.existing !== null,
});

/** What can be chosen now. */
export interface Choosable {
  /** Ids; `undefined` if the asset is settled. */
  assets: readonly string[] | undefined;
  /** Ids; `undefined` if the checklist is settled. */
  checklists: readonly string[] | undefined;
}

const FIELDS = Object.keys(enteredSchema.shape);

const idAmong = (id: string, choosable: readonly string[] | undefined): string =>
  choosable && !choosable.includes(id) ? '' : id;

/**
 * Fills in what was entered before. What others have changed since in an inspection that exists wins, and what can no
 * longer be chosen is empty.
 *
 * @param now the form as it begins today
 * @returns the form without added files
 */
export function restoredForm({ before, entered }: Unsaved, now: ProjectForm, choosable: Choosable): ProjectForm {
  const today = enteredIn(now);
  const { values, conflicts } = mergeEdits<Entered>(FIELDS, before, entered, today);
  // A new inspection has nothing that others could have changed: its defaults are of the day.
  const isExisting = choosable.assets === undefined;
  const kept = isExisting ? { ...values, ...pick(today, conflicts) } : values;
  const locked = lockedDataTypes(now.status, heldDataTypes(now.stored));
  const registered = new Set(DATA_TYPES.flatMap((type) => storedFiles(now.stored, type)).map(({ id }) => id));
  return {
    ...now,
    name: kept.name,
    description: kept.description,
    assetId: idAmong(kept.assetId, choosable.assets),
    checklistId: idAmong(kept.checklistId, choosable.checklists),
    types: DATA_TYPES.reduce((types, type) => toggleDataType(types, type, kept[type], locked), now.types),
    three: { ...now.three, isAr: kept.isAr },
    ortho: { ...now.ortho, gcp: kept.gcp },
    removed: kept.removed.filter((id) => registered.has(id)),
    thumbnail: { ...now.thumbnail, existing: kept.hasPicture ? now.thumbnail.existing : null },
  };
}

/** Returns the index of the step that was open; 0 if it is off now. */
export const restoredStep = ({ step }: Unsaved, { types }: ProjectForm): number =>
  inspectionSteps(types)[step]?.isEnabled ? step : 0;

const pick = (values: Entered, names: readonly string[]): Partial<Entered> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
