import { HOME_SORTS } from '@inspection-studio/domain/query';
import { useQuery } from '@tanstack/react-query';
import { type Page, useSend } from '../../api/index.ts';
import { assetPageQuery, projectPageQuery, sitePageQuery } from '../../data/index.ts';
import type { HomeContents, HomePreferences } from '../../settings/index.ts';

/** Queries for the current page of Home and for the counts of the other two lists. */
function useHomeQueries({ contents, sortBy, skip }: HomePreferences, search: string) {
  const send = useSend();
  const orderBy = HOME_SORTS[sortBy];
  const requestOf = (name: HomeContents) => (contents === name ? { search, orderBy, skip } : { orderBy, skip: 0 });
  return {
    sites: sitePageQuery(send, requestOf('Sites')),
    assets: assetPageQuery(send, requestOf('Assets')),
    inspections: projectPageQuery(send, requestOf('Inspections')),
  };
}

/** The three lists of Home. */
export function useHomeLists(preferences: HomePreferences, search: string) {
  const queries = useHomeQueries(preferences, search);
  return {
    sites: useQuery(queries.sites),
    assets: useQuery(queries.assets),
    inspections: useQuery(queries.inspections),
  };
}

const countOf = ({ pagination }: Page<unknown>) => pagination.count;

/** Returns the number of matching items per list; absent until loaded. Re-renders only when a count changes. */
export function useHomeCounts(preferences: HomePreferences, search: string): Partial<Record<HomeContents, number>> {
  const queries = useHomeQueries(preferences, search);
  return {
    Sites: useQuery({ ...queries.sites, select: countOf }).data,
    Assets: useQuery({ ...queries.assets, select: countOf }).data,
    Inspections: useQuery({ ...queries.inspections, select: countOf }).data,
  };
}
