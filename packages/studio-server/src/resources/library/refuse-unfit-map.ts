import {
  conflictingSectionIds,
  type LayerTemplate,
  type LayoutMapNode,
  misplacedSectionIds,
} from '@inspection-studio/domain/layouts';
import { NAMED_MAX, StudioHttpError } from '../../http/studio-http-error.ts';

type Layer = Pick<LayerTemplate, 'isSegmented' | 'sections'>;

function refuse(message: string, sectionIds: readonly string[], textOf: (sectionId: string) => string): void {
  if (sectionIds.length === 0) return;
  const issues = sectionIds.slice(0, NAMED_MAX).map((id) => ({ path: 'payload', message: textOf(id) }));
  throw new StudioHttpError(409, undefined, { message, issues });
}

/**
 * Refuses a mapping that would lose something when it is stored: one with sections that do not belong where it has
 * them, or with a section twice under one parent. Names up to {@link NAMED_MAX} of these sections.
 *
 * @param layers all layers of the layout, in its order
 * @throws StudioHttpError 409
 */
export function refuseUnfitMap(map: readonly LayoutMapNode[], layers: readonly Layer[]): void {
  const names = new Map(layers.flatMap(({ sections }) => sections.map(({ id, name }) => [id, name] as const)));
  refuse(
    'The location mapping does not match the layers of the layout. Reload the page and try again.',
    misplacedSectionIds(map, layers),
    (id) =>
      names.has(id)
        ? `Section '${names.get(id)}' does not belong there.`
        : `Section '${id}' is not in the layout any more.`,
  );
  refuse(
    'The location mapping has a section twice in one place.',
    conflictingSectionIds(map, layers),
    (id) => `Section '${names.get(id)}' is mapped twice, with different sections below it.`,
  );
}
