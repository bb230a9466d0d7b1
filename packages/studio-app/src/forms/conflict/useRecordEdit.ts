import { type Difference, type DifferenceChoices, useToast } from '@inspection-studio/design-system';
import type { LastEdit } from '@inspection-studio/domain/errors';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { StudioError, wait } from '../../api/index.ts';
import { conflictText } from '../../data/index.ts';
import { useUser } from '../../session/index.ts';
import { mergeEdits } from './merge-edits.ts';
import { mergedToast } from './merged-toast.tsx';
import type { EditedField, RecordEdit } from './record-edit.ts';

/** What the reader decides about a conflict: a choice per field, to drop their changes, or to continue editing. */
type Answer = DifferenceChoices | 'discard' | 'continue';

/** A conflict that the reader decides about. */
export interface EditQuestion {
  /** Who changed the record and when. */
  text: string;
  /** Names in the text. */
  names: readonly string[];
  differences: readonly Difference[];
  answer: (answer: Answer) => void;
}

/**
 * Saves the values of a form.
 *
 * @param etag tag that the record must have; undefined for a new record
 * @param onStored takes the tag of the stored record when more calls follow, so that a retry does not conflict with it
 */
export type SendEdit<Values> = (
  values: Values,
  etag: string | undefined,
  onStored: (etag: string | undefined) => void,
) => Promise<void>;

/**
 * Asks before values are saved, also after a merge. False returns to the form. The status of the form shows the error it
 * rejects with.
 */
export type ConfirmSave<Values> = (values: Values) => Promise<boolean>;

/**
 * How a save ended: stored; not stored, but the form contains what others changed and can be saved now; or not
 * stored, because the reader continues editing.
 */
export type SaveResult = 'saved' | 'merged' | 'cancelled';

interface Merge {
  edit: LastEdit | null;
  /** Labels of the fields that were taken over. */
  labels: readonly string[];
}

const isConflict = (error: unknown): error is StudioError => error instanceof StudioError && error.status === 412;

/**
 * Saves a form, and merges it with what someone else saved meanwhile. Asks about fields that both changed.
 *
 * @param edit absent for a new record
 */
export function useRecordEdit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  edit: RecordEdit<Values> | undefined,
  confirm: ConfirmSave<Values> = async () => true,
) {
  const { show: showToast } = useToast();
  const { id: readerId } = useUser();
  const started = useRef({ values: initial, etag: edit?.etag });
  const merged = useRef<Merge | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState<EditQuestion | null>(null);

  const ask = async (given: Omit<EditQuestion, 'answer'>): Promise<Answer> => {
    // First the pressed button comes back and takes focus, so that the dialog returns focus to it.
    flushSync(() => setAsking(true));
    await wait(0);
    const answer = await new Promise<Answer>((resolve) => {
      setQuestion({ ...given, answer: resolve });
    });
    setQuestion(null);
    return answer;
  };

  /** Fills the form with `values`. Those that differ from `latest` are unsaved. */
  const fill = (fields: readonly EditedField<Values>[], latest: Values, values: Values) => {
    for (const { name } of fields) {
      const path = name as FieldPath<Values>;
      form.resetField(path, { defaultValue: latest[name] as FieldPathValue<Values, FieldPath<Values>> });
      form.setValue(path, values[name] as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
  };

  const merge = async ({ noun, reload }: RecordEdit<Values>, mine: Values, refusal: StudioError) => {
    const { changed } = refusal;
    const { values: theirs, etag, fields } = await reload();
    // The server refuses its own tag: a proxy changed it on the way, and a retry would fail forever.
    if (etag === started.current.etag) throw refusal;
    const names = fields.map(({ name }) => name);
    const { values, taken, conflicts } = mergeEdits(names, started.current.values, mine, theirs);
    let answer: Answer = {};
    if (conflicts.length > 0) {
      answer = await ask({
        text: conflictText(changed, noun, readerId, new Date()),
        names: changed ? [changed.by.name] : [],
        differences: fields
          .filter(({ name }) => conflicts.includes(name))
          .map(({ name, label, show }) => ({ id: name, label, mine: show(mine), theirs: show(theirs) })),
      });
    }
    if (answer === 'continue') return 'cancelled';
    started.current = { values: theirs, etag };
    if (answer === 'discard') {
      fill(fields, theirs, theirs);
      return 'cancelled';
    }
    for (const name of conflicts) if (answer[name] === 'theirs') Object.assign(values, { [name]: theirs[name] });
    fill(fields, theirs, values);
    const labels = fields.filter(({ name }) => taken.includes(name)).map(({ label }) => label);
    if (labels.length > 0 && changed?.by.id !== readerId) merged.current = { edit: changed, labels };
    return 'merged';
  };

  const save = async (values: Values, send: SendEdit<Values>): Promise<SaveResult> => {
    setAsking(false);
    if (!(await confirm(values))) return 'cancelled';
    try {
      await send(values, started.current.etag, (etag) => {
        started.current = { values, etag };
      });
    } catch (error) {
      if (edit && isConflict(error)) return merge(edit, values, error);
      throw error;
    }
    if (merged.current) {
      const { edit: otherEdit, labels } = merged.current;
      showToast(mergedToast(otherEdit, labels));
    }
    return 'saved';
  };

  return { save, question, isAsking };
}
