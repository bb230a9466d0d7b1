import * as z from 'zod/mini';

/** Detection models of categories. */
export const CATEGORY_MODELS = [
  'steel-corrosion',
  'concrete-crack',
  'asphalt-crack',
  'concrete-spalling',
  'staining',
  'coating-breakdown',
  'corrosion-staining',
] as const;

/** A detection model, by its value on the wire. */
export type CategoryModel = (typeof CATEGORY_MODELS)[number];

/** Model of a category: one of {@link CATEGORY_MODELS}, or `null` without detection. Rejects ''. */
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

/** Display name of a category's model, 'No model' for `null`. */
export const categoryModelLabel = (model: CategoryModel | null): string =>
  model === null ? 'No model' : LABELS[model];

/**
 * Whether a company may select a model. 'coating-breakdown' is limited to the companies on the list.
 *
 * @param allowList ids of the companies that may use 'coating-breakdown'
 */
export const isCategoryModelOffered = (
  model: CategoryModel,
  companyId: string,
  allowList: readonly string[],
): boolean => model !== 'coating-breakdown' || allowList.includes(companyId);

/**
 * Returns the model options of the category form with their display names. They
 * exclude "no model", which the form offers as `categoryModelLabel(null)`.
 *
 * @param allowList ids of the companies that may use 'coating-breakdown'
 * @param current current model of the category; always included, even if the company may no longer select it
 * @returns in the order of {@link CATEGORY_MODELS}
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
