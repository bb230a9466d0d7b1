import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the view modes on the wire. @see ENUM-009..011 */
export const VIEW_MODE_NUMBERS = { Three: 0, Two: 1, Ortho: 2 } as const;

/** How images are viewed: in 3D, in 2D or as orthomosaic. @see ENUM-001..003 */
export type ViewMode = keyof typeof VIEW_MODE_NUMBERS;

/** Codec between view mode numbers of the wire and their names; refuses any other number. @see ENUM-009..011 */
export const viewModeCodec = /* @__PURE__ */ wireNumbers(VIEW_MODE_NUMBERS);

const LABELS: Record<ViewMode, string> = { Three: '3D', Two: '2D', Ortho: 'Ortho' };

/** Shown name of a view mode: '3D', '2D' or 'Ortho'. @see ENUM-001..003 */
export const viewModeLabel = (mode: ViewMode): string => LABELS[mode];
