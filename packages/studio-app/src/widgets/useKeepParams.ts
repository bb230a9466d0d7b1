import { useLocation } from 'react-router';
import { keptParams } from './kept-params.ts';

/**
 * Returns a function that adds the current search params to a path, except preselections.
 * Links between a list and its dialogs use it, so that the list keeps its search and page.
 */
export function useKeepParams(): (pathname: string) => { pathname: string; search: string } {
  const search = keptParams(useLocation().search);
  return (pathname) => ({ pathname, search });
}
