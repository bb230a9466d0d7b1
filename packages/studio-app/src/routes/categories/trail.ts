import { paths } from '../../paths.ts';
import type { TrailStep } from '../../shell/page-title.ts';

/** Home > Library > Categories > the dialog. */
export const categoryTrail = (label: string): TrailStep[] => [
  { label: 'Library', to: paths.library() },
  { label: 'Categories', to: paths.categories() },
  { label },
];
