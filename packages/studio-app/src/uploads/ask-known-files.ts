import { knownFileReads } from '@inspection-studio/domain/calls';
import { type KnownPlace, knownPlaces, type SoughtIdentity } from '@inspection-studio/domain/inspections';
import type { FileLike } from '@inspection-studio/domain/shared';
import type { Send } from '../api/index.ts';

/** Files in one question: the server answers in about a second. */
const QUESTION_FILES = 5_000;

/** Where files are looked for. */
export interface KnownScope {
  assetId: string;
  /** The inspection that gets the files; undefined before it is created. */
  exceptProjectId: string | undefined;
}

/**
 * Asks the server which files other inspections of the asset have, and returns their places.
 *
 * @param identitiesOf describes the files of one question
 * @throws StudioError when a question fails
 */
export async function askKnownFiles<F extends FileLike>(
  send: Send,
  { assetId, exceptProjectId }: KnownScope,
  files: readonly F[],
  identitiesOf: (files: readonly F[]) => SoughtIdentity[] | Promise<SoughtIdentity[]>,
  signal?: AbortSignal,
): Promise<Map<F, KnownPlace[]>> {
  const found = new Map<F, KnownPlace[]>();
  for (let start = 0; start < files.length; start += QUESTION_FILES) {
    const asked = files.slice(start, start + QUESTION_FILES);
    const answers = await send(knownFileReads.findKnownFiles, {
      params: { id: assetId },
      payload: { files: await identitiesOf(asked), exceptProjectId },
      ...(signal && { signal }),
    });
    for (const [file, places] of knownPlaces(asked, answers)) found.set(file, places);
  }
  return found;
}
