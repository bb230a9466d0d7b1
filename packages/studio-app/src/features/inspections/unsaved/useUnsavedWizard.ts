import type { ProjectForm } from '@inspection-studio/domain/inspections';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StudioForm } from '../../../forms/index.ts';
import { formJournal, type SaveAttempt } from '../../../uploads/index.ts';
import type { KeptKnown } from '../known-files/useKnownFiles.ts';
import { type Choosable, enteredIn, restoredForm } from './entered.ts';
import { createFormKeeper, type FormKeeper } from './form-keeper.ts';
import { formFiles } from './form-files.ts';
import { type AwaitedFiles, type FormChanges, useAwaitedFiles } from './useAwaitedFiles.ts';
import type { UnsavedForm } from './useUnsavedForm.ts';

/** A wizard that survives a reload. */
export interface UnsavedWizard {
  awaited: AwaitedFiles;
  /** When the restored entries were made, in milliseconds since 1970; `null` if nothing is restored. */
  restoredMs: number | null;
  /** Removes what is kept and keeps no more, because it is saved or the user leaves without it. */
  end: () => void;
  /** Keeps an attempt to save, so that saving after a reload repeats it. Takes two seconds at most. */
  keepAttempt: (attempt: SaveAttempt) => Promise<void>;
  /** Begins again, without what was restored. */
  startOver: () => void;
}

interface WizardState extends FormChanges {
  unsaved: UnsavedForm | null;
  /** What the form begins with. */
  defaultValues: ProjectForm;
  choosable: Choosable;
  /** Index of the step that is open. */
  step: number;
  sendForProcessing: boolean;
  /** The files that the user keeps although other inspections have them. */
  kept: KeptKnown;
}

const RESTORED = ['name', 'description', 'assetId', 'checklistId', 'types', 'three', 'ortho', 'removed'] as const;

/** Restores what was entered in a wizard that was not saved, and keeps what is entered now. */
export function useUnsavedWizard(form: StudioForm<ProjectForm>, state: WizardState): UnsavedWizard {
  const { unsaved, defaultValues, choosable, step, sendForProcessing, kept } = state;
  const { getValues, reset, setValue, subscribe, isDirty, isPending } = form;
  const restored = unsaved?.restored ?? null;
  const [restoredMs, setRestoredMs] = useState(restored?.writtenMs ?? null);
  const awaited = useAwaitedFiles(form, unsaved, state);
  const keeper = useRef<FormKeeper>(null);
  const attempt = useRef(restored?.content.attempt);

  const fillIn = useEffectEvent(() => {
    if (!restored) return;
    const values = restoredForm(restored.content, defaultValues, choosable);
    for (const name of RESTORED) setValue(name, values[name], { shouldDirty: true });
    setValue('thumbnail', { ...values.thumbnail, file: restored.picture }, { shouldDirty: true });
  });
  useEffect(() => fillIn(), []);

  const contentOf = useEffectEvent(() => {
    const values = getValues();
    if (!isDirty && awaited.files.length === 0) return null;
    const { file } = values.thumbnail;
    return {
      content: {
        step,
        sendForProcessing,
        before: enteredIn(defaultValues),
        entered: enteredIn(values),
        ...(attempt.current && { attempt: attempt.current }),
      },
      picture: file instanceof File ? file : null,
      files: awaited.isReading ? null : formFiles(values, awaited.files, kept),
    };
  });
  const forgetRunningAttempt = useEffectEvent((own: FormKeeper) => {
    // It continues without the wizard, so that another one must not repeat it.
    if (!isPending || !attempt.current) return;
    attempt.current = undefined;
    void own.keep();
  });
  useEffect(() => {
    if (!unsaved) return;
    const { place, writer } = unsaved;
    const own = createFormKeeper({
      journal: formJournal,
      place,
      writer,
      known: unsaved.restored,
      contentOf: () => contentOf(),
    });
    keeper.current = own;
    const unsubscribe = subscribe({ formState: { values: true }, callback: own.changed });
    window.addEventListener('pagehide', own.flush);
    return () => {
      forgetRunningAttempt(own);
      own.stop();
      unsubscribe();
      window.removeEventListener('pagehide', own.flush);
    };
  }, [unsaved, subscribe]);
  useEffect(() => keeper.current?.changed(), [step, sendForProcessing, awaited.files, awaited.isReading, kept]);

  return {
    awaited,
    restoredMs,
    keepAttempt: async (latest) => {
      if (!unsaved?.isOnlyTab) return;
      attempt.current = latest;
      await keeper.current?.keep();
    },
    end: () => {
      keeper.current?.remove();
      keeper.current?.stop();
    },
    startOver: () => {
      awaited.leaveOut();
      reset(defaultValues);
      setRestoredMs(null);
      attempt.current = undefined;
      keeper.current?.remove();
    },
  };
}
