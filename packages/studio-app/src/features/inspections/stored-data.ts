import type { ModuleFiles } from '@inspection-studio/domain';

/** One kind of image of a Draft: files registered for it, and how many of them are uploaded. */
export interface StoredKind {
  module: 'three' | 'two';
  capture: 'rgb' | 'ir';
  registeredCount: number;
  uploadedCount: number;
}

const KINDS = [
  { module: 'three', capture: 'rgb' },
  { module: 'three', capture: 'ir' },
  { module: 'two', capture: 'rgb' },
  { module: 'two', capture: 'ir' },
] as const;

/** Kinds of images that a Draft has files of, uploaded or not, in the order of the wizard. @see S20 */
export function storedKinds(files: ModuleFiles): StoredKind[] {
  return KINDS.map(({ module, capture }) => {
    const registered = files[module][capture];
    const uploadedCount = registered.filter(({ isUploaded }) => isUploaded).length;
    return { module, capture, registeredCount: registered.length, uploadedCount };
  }).filter(({ registeredCount }) => registeredCount > 0);
}

/** Files of a Draft that never arrived. */
export const missingFileCount = (kinds: readonly StoredKind[]): number =>
  kinds.reduce((sum, { registeredCount, uploadedCount }) => sum + registeredCount - uploadedCount, 0);
