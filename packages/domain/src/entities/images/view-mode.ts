import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the view modes. */
export const VIEW_MODE_NUMBERS = { Three: 0, Two: 1, Ortho: 2 } as const;

/** How images are viewed: in 3D, in 2D or as an orthomosaic. */
export type ViewMode = keyof typeof VIEW_MODE_NUMBERS;

/** Codec between view mode numbers on the wire and their names. Rejects other numbers. */
export const viewModeCodec = /* @__PURE__ */ wireNumbers(VIEW_MODE_NUMBERS);

const LABELS: Record<ViewMode, string> = { Three: '3D', Two: '2D', Ortho: 'Ortho' };

/** Display name of a view mode: '3D', '2D' or 'Ortho'. */
export const viewModeLabel = (mode: ViewMode): string => LABELS[mode];
