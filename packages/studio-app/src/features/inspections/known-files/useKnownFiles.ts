import { addedFiles, DATA_TYPES, type KnownPlace, type ProjectForm } from '@inspection-studio/domain/inspections';
import type { FileLike } from '@inspection-studio/domain/shared';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { studioConnection, useSend } from '../../../api/index.ts';
import { askKnownFiles } from '../../../uploads/index.ts';
import { describeFiles } from './describe-files.ts';

/** Which added files other inspections of the asset have. */
export interface KnownFiles {
  /** Returns where a file is already; empty if it is new, not looked up yet, or kept. */
  placesOf: (file: FileLike) => readonly KnownPlace[];
  /** The files that the user keeps although other inspections have them, with the ids of their assets. */
  kept: KeptKnown;
  /** Keeps files: they are no longer known. @param ofAssetId whose inspections have them. @default the chosen asset */
  keep: (files: readonly FileLike[], ofAssetId?: string) => void;
}

/** Ids of assets by file. */
export type KeptKnown = ReadonlyMap<FileLike, string>;

interface Found {
  assetId: string;
  places: ReadonlyMap<FileLike, readonly KnownPlace[]>;
}

const NOWHERE: readonly KnownPlace[] = [];
const NOTHING: Found['places'] = new Map();
const NONE_KEPT: KeptKnown = new Map();

/**
 * Asks in the background which added files other inspections of the asset have: once for each set of new files, and again when
 * another asset is chosen. If that fails, it asks again when the server responds again or files are added.
 *
 * @param exceptProjectId the inspection that is edited
 */
export function useKnownFiles(
  { subscribe, getValues }: UseFormReturn<ProjectForm>,
  assetId: string,
  exceptProjectId: string | undefined,
): KnownFiles {
  const send = useSend();
  const [found, setFound] = useState<Found>({ assetId, places: NOTHING });
  const [kept, setKept] = useState(NONE_KEPT);
  useEffect(() => {
    if (assetId === '') return;
    const stop = new AbortController();
    const asked = new WeakSet<File>();
    let isAsking = false;
    const newFiles = () =>
      DATA_TYPES.flatMap((type) => addedFiles(getValues(), type)).filter(
        (file): file is File => file instanceof File && !asked.has(file),
      );
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      for (let files = newFiles(); files.length > 0; files = newFiles()) {
        for (const file of files) asked.add(file);
        const answer = await askKnownFiles(
          send,
          { assetId, exceptProjectId },
          files,
          (part) => describeFiles(part, stop.signal),
          stop.signal,
        ).catch(() => null);
        if (stop.signal.aborted) return;
        if (!answer) {
          for (const file of files) asked.delete(file);
          break;
        }
        if (answer.size > 0)
          setFound((latest) => ({
            assetId,
            places: new Map<FileLike, readonly KnownPlace[]>([...placesIn(latest, assetId), ...answer]),
          }));
      }
      isAsking = false;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (DATA_TYPES.some((type) => type === name)) void ask();
      },
    });
    const { isReachable, subscribe: watch } = studioConnection();
    const unwatch = watch(() => {
      if (isReachable()) void ask();
    });
    void ask();
    return () => {
      stop.abort();
      unsubscribe();
      unwatch();
    };
  }, [send, subscribe, getValues, assetId, exceptProjectId]);
  const places = placesIn(found, assetId);
  return {
    placesOf: (file) => (kept.get(file) === assetId ? NOWHERE : (places.get(file) ?? NOWHERE)),
    kept,
    keep: (files, ofAssetId = assetId) =>
      setKept((latest) => new Map([...latest, ...files.map((file) => [file, ofAssetId] as const)])),
  };
}

/** The answers for another asset do not count. */
const placesIn = (found: Found, assetId: string): Found['places'] =>
  found.assetId === assetId ? found.places : NOTHING;
