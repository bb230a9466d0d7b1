import { type FileHandles, measureFiles } from '@inspection-studio/design-system';
import {
  addedFiles,
  DATA_TYPES,
  type DataType,
  editableModules,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { logError } from '../../../api/index.ts';
import { allowReading, areReadable, formJournal, type KeptFile, reopenFiles } from '../../../uploads/index.ts';
import type { ChangeData } from '../change-data.ts';
import { type AwaitedFile, findAwaited, foundLists, keptFiles, withFiles } from './form-files.ts';
import type { UnsavedForm } from './useUnsavedForm.ts';

/** The files of a restored wizard that are not in it yet. */
export interface AwaitedFiles {
  files: readonly AwaitedFile[];
  /** They are being looked for or read. */
  isReading: boolean;
  /** How many files are back. */
  backCount: number;
  /** Some can be read again without choosing them. */
  canReopen: boolean;
  /** Reads them. Call it during a click: the browser may ask for permission. */
  reopen: () => Promise<void>;
  /** Takes files that were chosen again. Returns how many of the awaited ones are among them. */
  chooseAgain: (chosen: readonly File[]) => Promise<number>;
  /** Awaits the files of a kind no longer; without a kind, none. */
  leaveOut: (type?: DataType) => void;
}

/** How files get into the form. */
export interface FormChanges {
  change: ChangeData;
  /** Called when files are read, before they are added: saving waits for them. */
  onReading: (finished: Promise<void>) => void;
  /** Keeps files that other inspections of an asset have too, as the user decided before. */
  keep: (files: readonly File[], ofAssetId: string) => void;
}

const handlesById = (files: readonly AwaitedFile[]): Map<string, FileHandles> =>
  new Map(files.flatMap(({ id, handles }) => (handles ? [[id, handles]] : [])));

const NONE = { files: [], backCount: 0 };

/** Brings the files of a restored wizard back: at once, with a permission of the user, or chosen again. */
export function useAwaitedFiles(
  { getValues, subscribe }: UseFormReturn<ProjectForm>,
  unsaved: UnsavedForm | null,
  { change, onReading, keep }: FormChanges,
): AwaitedFiles {
  const [{ files, backCount }, setState] = useState<{ files: readonly AwaitedFile[]; backCount: number }>(NONE);
  const [isReading, setReading] = useState(Boolean(unsaved?.restored));

  /** The form changes because awaited files are added to it. */
  const isAdding = useRef(false);

  const noteFound = (found: ReadonlyMap<string, File>, among: readonly AwaitedFile[]) => {
    for (const [assetId, files] of keptFiles(among, found)) keep(files, assetId);
    setState((latest) => {
      const left = latest.files.filter(({ id }) => !found.has(id));
      return { files: left, backCount: latest.backCount + latest.files.length - left.length };
    });
  };
  const add = (found: ReadonlyMap<string, File>, among: readonly AwaitedFile[]) => {
    isAdding.current = true;
    for (const [kind, lists] of foundLists(among, found)) change(kind, (latest) => withFiles(latest, lists));
    isAdding.current = false;
    noteFound(found, among);
  };

  /** Reads files by their handles. Those that were moved or changed have to be chosen again. */
  const openAll = async (
    among: readonly AwaitedFile[],
    readable: ReadonlyMap<string, FileHandles>,
    stop?: AbortSignal,
  ) => {
    const { found } = await reopenFiles(among, readable);
    if (stop?.aborted) return;
    add(found, among);
    setState((latest) => ({ ...latest, files: latest.files.map(({ handles: _handles, ...file }) => file) }));
  };

  const takeKept = useEffectEvent(async (kept: readonly KeptFile[], stop: AbortSignal) => {
    const editable = editableModules(getValues('status'));
    const awaited = kept
      .map((file, index) => ({ ...file, id: String(index) }))
      .filter(({ kind }) => editable.includes(kind));
    setState({ files: awaited, backCount: 0 });
    const handles = handlesById(awaited);
    if (handles.size > 0 && (await areReadable(handles.values()))) await openAll(awaited, handles, stop);
  });
  useEffect(() => {
    if (!unsaved?.restored) return;
    const { place, writer } = unsaved;
    const stop = new AbortController();
    const reading = formJournal
      .readFiles(place, writer)
      .then((kept) => (stop.signal.aborted ? undefined : takeKept(kept, stop.signal)))
      .catch(logError);
    onReading(reading);
    void reading.then(() => !stop.signal.aborted && setReading(false));
    return () => stop.abort();
  }, [unsaved, onReading]);

  // Files may be added again where files are always added.
  const noteAdded = useEffectEvent(async (kind: DataType) => {
    const among = files.filter((file) => file.kind === kind);
    if (among.length === 0) return;
    const added = addedFiles(getValues(), kind).filter((file) => file instanceof File);
    await measureFiles(added);
    noteFound(await findAwaited(among, added), among);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const kind = DATA_TYPES.find((one) => one === name);
          if (kind && !isAdding.current) void noteAdded(kind);
        },
      }),
    [subscribe],
  );

  return {
    files,
    isReading,
    backCount,
    canReopen: files.some(({ handles }) => handles),
    reopen: async () => {
      setReading(true);
      const reading = allowReading(handlesById(files))
        .then((readable) => openAll(files, readable))
        .catch(logError);
      onReading(reading);
      await reading;
      setReading(false);
    },
    chooseAgain: async (chosen) => {
      await measureFiles(chosen);
      const found = await findAwaited(files, chosen);
      add(found, files);
      return found.size;
    },
    leaveOut: (type) =>
      setState((latest) =>
        type === undefined ? NONE : { ...latest, files: latest.files.filter(({ kind }) => kind !== type) },
      ),
  };
}
