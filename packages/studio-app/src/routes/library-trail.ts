import { paths } from '../paths.ts';
import type { TrailStep } from '../shell/page-title.ts';
import { libraryTabs } from '../widgets/library/index.ts';

/**
 * Breadcrumbs of a page in the library.
 *
 * @param label title of the dialog over the list; omit it for the list itself
 */
export function libraryTrail(tab: keyof typeof libraryTabs, label?: string): TrailStep[] {
  const list = libraryTabs[tab];
  return [
    { label: 'Library', to: paths.library() },
    ...(label === undefined ? [{ label: list.label }] : [list, { label }]),
  ];
}
