import { displayName, type User, type UserRole } from '@inspection-studio/domain';
import { useQueries } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import {
  activeUserListQuery,
  categoryListQuery,
  layoutListQuery,
  presetListQuery,
  severityScaleListQuery,
  siteListQuery,
} from '../../data/index.ts';

interface Choice {
  value: string;
  label: string;
}

/** Options of the asset form, by field. */
export type AssetChoices = Record<
  'sites' | 'members' | 'uploaders' | 'presets' | 'categories' | 'severityScales' | 'layouts',
  Choice[]
>;

const byName = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, label: name });
const person = (user: User): Choice => ({ value: user.id, label: displayName(user) });
const withRole = (users: readonly User[], role: UserRole) => users.filter(({ roleId }) => roleId === role).map(person);

/**
 * Loads the options of the asset form: people by role, and active library items; `null` until
 * all are loaded.
 *
 * @see ASSET-033..034, ASSET-015
 */
export function useAssetChoices(): { choices: AssetChoices | null; error: Error | null; retry: () => void } {
  const send = useSend();
  const [sites, users, presets, categories, severityScales, layouts] = useQueries({
    queries: [
      siteListQuery(send),
      activeUserListQuery(send),
      presetListQuery(send),
      categoryListQuery(send, { isArchived: false }),
      severityScaleListQuery(send, { isArchived: false }),
      layoutListQuery(send),
    ],
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
      ? {
          sites: sites.data.map(byName),
          members: withRole(users.data, 'Member'),
          uploaders: withRole(users.data, 'Uploader'),
          presets: presets.data.map(byName),
          categories: categories.data.map(byName),
          severityScales: severityScales.data.map(byName),
          layouts: layouts.data.map(byName),
        }
      : null,
  };
}
