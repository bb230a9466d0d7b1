import { NAMED_MAX, StudioHttpError } from '../http/studio-http-error.ts';

interface ModelCategory {
  name: string;
  model: string | null;
}

/** Returns pairs of categories with the same model: each category after the first of its model, with that first one. */
export function duplicateModels<C extends ModelCategory>(categories: readonly C[]): [C, C][] {
  const firstOf = new Map<string, C>();
  return categories.flatMap((category): [C, C][] => {
    if (category.model === null) return [];
    const first = firstOf.get(category.model);
    if (first) return [[first, category]];
    firstOf.set(category.model, category);
    return [];
  });
}

/**
 * Refuses categories that an asset cannot have together.
 *
 * @throws StudioHttpError 409 code 146 that names up to {@link NAMED_MAX} pairs with the same model
 */
export function refuseDuplicateModels(categories: readonly ModelCategory[]): void {
  const duplicates = duplicateModels(categories);
  if (duplicates.length === 0) return;
  throw new StudioHttpError(409, 146, {
    issues: duplicates.slice(0, NAMED_MAX).map(([one, other]) => ({
      path: 'payload.categories',
      message: `'${one.name}' and '${other.name}' have the same model.`,
    })),
  });
}
