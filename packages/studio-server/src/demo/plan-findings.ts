import { newId } from '../database/new-id.ts';
import type { annotations, categories, severityScales } from '../database/schema/index.ts';
import type { PlannedFrame } from './plan-frames.ts';

type FindingRow = typeof annotations.$inferInsert;
type Category = Pick<typeof categories.$inferInsert, 'id' | 'name'>;
type Scale = Pick<typeof severityScales.$inferInsert, 'id' | 'severities'>;

/** Categories and severities for the findings of one inspection. */
export interface FindingLibrary {
  categories: readonly Category[];
  scale: Scale;
}

/** Time between the flight and the review of its images. */
const REVIEW_DELAY_MS = 86_400_000;

/**
 * Plans findings on the images of inspections: an annotation on every third
 * image and a measurement on every twelfth. They cycle through the categories
 * and severities of the inspection's asset.
 *
 * @param libraryOf returns undefined for an inspection without a review
 */
export function planFindings(
  frames: readonly PlannedFrame[],
  libraryOf: (projectId: string, kind: FindingRow['kind']) => FindingLibrary | undefined,
): FindingRow[] {
  const find = ({ file, takenAt }: PlannedFrame, index: number, kind: FindingRow['kind']): FindingRow[] => {
    const { categories: choice = [], scale } = libraryOf(file.projectId, kind) ?? {};
    const category = choice[index % choice.length];
    if (!category || !scale) return [];
    const found = new Date(takenAt.getTime() + REVIEW_DELAY_MS);
    return [
      {
        id: newId(category.name, 10),
        companyId: file.companyId,
        imageId: file.id,
        kind,
        categoryId: category.id,
        severityScaleId: scale.id,
        severityId: scale.severities[index % scale.severities.length]?.id ?? null,
        created: found,
        modified: found,
      },
    ];
  };
  return frames.flatMap((frame, index) =>
    frame.kind === 'damaged'
      ? []
      : [
          ...(index % 3 === 0 ? find(frame, index / 3, 'annotation') : []),
          ...(index % 12 === 5 ? find(frame, (index - 5) / 12, 'measurement2') : []),
        ],
  );
}
