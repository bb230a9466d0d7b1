import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the view modes on the wire. @see spec 1 §3 "View mode" */
export const VIEW_MODE_NUMBERS = { Three: 0, Two: 1, Ortho: 2 } as const;

/** How images are viewed: in 3D, in 2D or as orthomosaic. @see spec 1 §1 */
export type ViewMode = keyof typeof VIEW_MODE_NUMBERS;

/** Codec between view mode numbers of the wire and their names; refuses any other number. @see spec 1 §3 "View mode" */
export const viewModeCodec = /* @__PURE__ */ wireNumbers(VIEW_MODE_NUMBERS);

const LABELS: Record<ViewMode, string> = { Three: '3D', Two: '2D', Ortho: 'Ortho' };

/** Shown name of a view mode: '3D', '2D' or 'Ortho'. @see spec 1 §1 */
export const viewModeLabel = (mode: ViewMode): string => LABELS[mode];
