import type { CaptureType, ViewMode } from '@inspection-studio/domain/images';
import type { DataKind } from '@inspection-studio/domain/inspections';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { projectFiles } from '../schema/index.ts';

const KIND_OF: Record<ViewMode, DataKind> = { Three: 'three', Two: 'two', Ortho: 'ortho' };
const DEPTH_OF: Partial<Record<DataKind, ViewMode>> = { three: 'Three', two: 'Two', ortho: 'Ortho' };

const VIEWED_KINDS = Object.values(KIND_OF);
/** Images of other kinds, such as supplementary ones, are files only. */
const IMAGE_KINDS: readonly DataKind[] = [...VIEWED_KINDS, 'sonar'];

/** Returns how images of a kind of data are viewed. Sonar images have no view mode of their own. */
export const viewModeOf = (kind: DataKind): ViewMode => DEPTH_OF[kind] ?? 'Two';

/** Condition for a processed image: one that `listImages` can return. */
export const isProcessedImage = (kinds: readonly DataKind[] = IMAGE_KINDS): SQL | undefined =>
  and(eq(projectFiles.fileType, 'Image'), inArray(projectFiles.kind, [...kinds]), isNotNull(projectFiles.thumbnailKey));

/**
 * Condition for the processed images of an inspection with this view mode and capture type. Sonar images appear only with
 * the type Sonar, regardless of the view mode.
 */
export function imagesOf(
  projectId: string,
  { depth, type }: { depth?: ViewMode | undefined; type?: CaptureType | undefined },
): SQL | undefined {
  const kinds = depth === undefined ? VIEWED_KINDS : [KIND_OF[depth]];
  return and(
    eq(projectFiles.projectId, projectId),
    isProcessedImage(type === 'Sonar' ? ['sonar'] : kinds),
    type === undefined ? undefined : eq(projectFiles.captureType, type),
  );
}
