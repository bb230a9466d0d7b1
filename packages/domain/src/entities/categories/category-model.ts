import * as z from 'zod/mini';

/** Detection models a category may use. @see ENUM-122..128 */
export const CATEGORY_MODELS = [
  'steel-corrosion',
  'concrete-crack',
  'asphalt-crack',
  'concrete-spalling',
  'staining',
  'coating-breakdown',
  'corrosion-staining',
] as const;

/** A detection model, as the wire spells it. @see ENUM-122..128 */
export type CategoryModel = (typeof CATEGORY_MODELS)[number];

/** Model of a category: one of {@link CATEGORY_MODELS}, or `null` without detection; '' is refused. @see VAL-045, ENUM-129..130 */
export const categoryModelSchema = z.nullable(z.enum(CATEGORY_MODELS));

const LABELS: Record<CategoryModel, string> = {
  'steel-corrosion': 'Steel corrosion',
  'concrete-crack': 'Concrete crack',
  'asphalt-crack': 'Asphalt crack',
  'concrete-spalling': 'Concrete spalling',
  staining: 'Staining',
  'coating-breakdown': 'Coating breakdown',
  'corrosion-staining': 'Corrosion staining',
};

/** Shown name of a category's model, 'No model' for `null`. @see ENUM-122..129, S27 */
export const categoryModelLabel = (model: CategoryModel | null): string =>
  model === null ? 'No model' : LABELS[model];

/**
 * Whether a company may choose a model: 'coating-breakdown' is for the companies on the list, any other for all.
 *
 * @param allowList ids of the companies that may use 'coating-breakdown'
 * @see ENUM-131, S26
 */
export const isCategoryModelOffered = (
  model: CategoryModel,
  companyId: string,
  allowList: readonly string[],
): boolean => model !== 'coating-breakdown' || allowList.includes(companyId);

/**
 * Models to choose from in the category form, with their shown names. No model
 * is not among them: the form offers it as `categoryModelLabel(null)`.
 *
 * @param allowList ids of the companies that may use 'coating-breakdown'
 * @param current model the category already has; it stays on the list even if the company may no longer choose it
 * @returns in the order of {@link CATEGORY_MODELS}
 * @see ENUM-131, S26, S27
 */
export function categoryModelOptions(
  companyId: string,
  allowList: readonly string[],
  current: CategoryModel | null = null,
): { value: CategoryModel; label: string }[] {
  return CATEGORY_MODELS.filter(
    (model) => model === current || isCategoryModelOffered(model, companyId, allowList),
  ).map((model) => ({ value: model, label: LABELS[model] }));
}
