import { type DataIssue, dataIssues, type ModuleFiles, type Modules } from '@inspection-studio/domain';

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

/**
 * Everything a Draft lacks before it can be sent: only uploaded files count,
 * and a kind with registered files counts as chosen even while none of them
 * arrived.
 *
 * @see spec 1 §4 "Draft can be sent for processing when minimum data counts are met", S45
 */
export function sendIssues({ three, two, ortho, sonar, supplementary }: Modules, kinds: readonly StoredKind[]): DataIssue[] {
  const isChosen = (module: StoredKind['module']) => kinds.some((kind) => kind.module === module);
  const count = (total: number, chosen: boolean) => (total > 0 || chosen ? total : null);
  return dataIssues({
    three: count(three.rgb + three.ir, isChosen('three')),
    two: count(two.rgb + two.ir, isChosen('two')),
    ortho: ortho.isEnabled,
    sonarImages: count(Math.floor(sonar.data / 2), false),
    supplementary: count(supplementary.data, false),
  });
}
