import { type KnownPlace, soughtIdentity } from '@inspection-studio/domain/inspections';
import { askKnownFiles, type KnownScope, type Send, StudioError } from '@inspection-studio/studio-app/upload-engine';
import type { LocalFile } from '../files/open-file.ts';
import type { KnownFile } from '../report/report-event.ts';
import type { ComparedFile, SendingPlan } from './plan-sending.ts';

/**
 * Asks the studio which files other inspections of the asset have.
 *
 * @returns null if the studio refuses or cannot answer the question
 * @throws StudioError when it does not respond
 */
export const findKnownPlaces = (
  send: Send,
  scope: KnownScope,
  files: readonly LocalFile[],
): Promise<Map<LocalFile, KnownPlace[]> | null> =>
  askKnownFiles(send, scope, files, (asked) => asked.map(soughtIdentity)).catch((error: unknown) => {
    if (error instanceof StudioError && !error.isUnreachable) return null;
    throw error;
  });

/**
 * Returns which new files of a plan other inspections have, and the plan without those that are left out. A file that is
 * still uploading elsewhere is never left out, because it may not arrive.
 *
 * @param isSkipping whether files that other inspections have stored are left out
 */
export function withoutKnown<F extends ComparedFile>(
  plan: SendingPlan<F>,
  placesOf: ReadonlyMap<F, readonly KnownPlace[]>,
  isSkipping: boolean,
): { plan: SendingPlan<F>; known: KnownFile[] } {
  const known = new Map<F, KnownFile>();
  for (const { file } of plan.added) {
    const places = placesOf.get(file) ?? [];
    if (places.length === 0) continue;
    const isStored = places.some((place) => place.isStored);
    const inspections = places.map(({ inspection }) => inspection);
    known.set(file, { path: file.relativePath, inspections, isStored, isLeftOut: isSkipping && isStored });
  }
  const added = plan.added.filter(({ file }) => !known.get(file)?.isLeftOut);
  return { plan: { ...plan, added }, known: [...known.values()] };
}
