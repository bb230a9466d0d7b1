import { useLocation } from 'react-router';

/**
 * Returns a function that adds the current search params to a path. Links between
 * a list and its dialogs use it, so that the list keeps its search and page.
 */
export function useKeepParams(): (pathname: string) => { pathname: string; search: string } {
  const { search } = useLocation();
  return (pathname) => ({ pathname, search });
}
