import type { TrailStep } from './page-title.ts';

/** The steps of a breadcrumb without those that lead to the page itself, so that the back arrow of phones leads away. */
export function stepsAway(steps: readonly TrailStep[], pathname: string): TrailStep[] {
  const here = pathname.replace(/(?<=.)\/$/, '');
  return steps.filter(({ to }, index) => index === steps.length - 1 || to !== here);
}
