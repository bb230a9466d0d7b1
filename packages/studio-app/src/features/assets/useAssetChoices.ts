import type { User } from '@inspection-studio/domain/users';
import { type QueryClient, useQueries } from '@tanstack/react-query';
import { type Send, useSend } from '../../api/index.ts';
import {
  categoryListQuery,
  layoutListQuery,
  presetListQuery,
  severityScaleListQuery,
  siteListQuery,
  userListQuery,
} from '../../data/index.ts';

/** A record by its name. */
export interface Choice {
  value: string;
  label: string;
  translate: 'no';
}

/** Options of the asset form, by field. */
export interface AssetChoices extends Record<
  'sites' | 'presets' | 'categories' | 'severityScales' | 'layouts',
  Choice[]
> {
  /** Everybody in the company. */
  users: readonly User[];
}

interface Named {
  id: string;
  name: string;
}

/** Offers a record by its name. */
export const byName = ({ id, name }: Named): Choice => ({ value: id, label: name, translate: 'no' });

/** Queries of the options, in the order of {@link toChoices}. */
const queriesOf = (send: Send) =>
  [
    siteListQuery(send),
    userListQuery(send),
    presetListQuery(send),
    categoryListQuery(send, { isArchived: false }),
    severityScaleListQuery(send, { isArchived: false }),
    layoutListQuery(send),
  ] as const;

/** Records that the options come from. */
interface Offered {
  sites: readonly Named[];
  users: readonly User[];
  presets: readonly Named[];
  categories: readonly Named[];
  severityScales: readonly Named[];
  layouts: readonly Named[];
}

const toChoices = (offered: Offered): AssetChoices => ({
  sites: offered.sites.map(byName),
  users: offered.users,
  presets: offered.presets.map(byName),
  categories: offered.categories.map(byName),
  severityScales: offered.severityScales.map(byName),
  layouts: offered.layouts.map(byName),
});

/**
 * Loads the options of the asset form: people, and active library items; `null` until all are
 * loaded.
 */
export function useAssetChoices(): { choices: AssetChoices | null; error: Error | null; retry: () => void } {
  const send = useSend();
  const [sites, users, presets, categories, severityScales, layouts] = useQueries({
    queries: queriesOf(send),
  });
  const failed = [sites, users, presets, categories, severityScales, layouts].filter(
    ({ isError, data }) => isError && !data,
  );
  const isRead = sites.data && users.data && presets.data && categories.data && severityScales.data && layouts.data;
  return {
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
    choices: isRead
      ? toChoices({
          sites: sites.data,
          users: users.data,
          presets: presets.data,
          categories: categories.data,
          severityScales: severityScales.data,
          layouts: layouts.data,
        })
      : null,
  };
}

/** Reads the options again, so that those that someone else added since are among them. */
export async function readAssetChoices(client: QueryClient, send: Send): Promise<AssetChoices> {
  const [sites, users, presets, categories, severityScales, layouts] = queriesOf(send);
  const again = { staleTime: 0 };
  const [siteList, userList, presetList, categoryList, scaleList, layoutList] = await Promise.all([
    client.fetchQuery({ ...sites, ...again }),
    client.fetchQuery({ ...users, ...again }),
    client.fetchQuery({ ...presets, ...again }),
    client.fetchQuery({ ...categories, ...again }),
    client.fetchQuery({ ...severityScales, ...again }),
    client.fetchQuery({ ...layouts, ...again }),
  ]);
  return toChoices({
    sites: siteList,
    users: userList,
    presets: presetList,
    categories: categoryList,
    severityScales: scaleList,
    layouts: layoutList,
  });
}
