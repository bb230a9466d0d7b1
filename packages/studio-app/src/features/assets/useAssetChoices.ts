import { displayName, type User, type UserRole } from '@inspection-studio/domain';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { activeUserListQuery, categoryListQuery, layoutListQuery, presetListQuery, severityScaleListQuery, siteListQuery } from '../../data/index.ts';

interface Choice {
  value: string;
  label: string;
}

const byName = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, label: name });
const person = (user: User): Choice => ({ value: user.id, label: displayName(user) });

/**
 * Everything the asset form offers: people by role, and what is active in the
 * library. Suspends until all of it is read.
 *
 * @see spec 1 §6 "Where permissions apply"
 */
export function useAssetChoices() {
  const send = useSend();
  const [sites, users, presets, categories, severityScales, layouts] = useSuspenseQueries({
    queries: [
      siteListQuery(send),
      activeUserListQuery(send),
      presetListQuery(send),
      categoryListQuery(send, { isArchived: false }),
      severityScaleListQuery(send, { isArchived: false }),
      layoutListQuery(send),
    ],
  });
  const withRole = (role: UserRole) => users.data.filter(({ roleId }) => roleId === role).map(person);
  return {
    sites: sites.data.map(byName),
    members: withRole('Member'),
    uploaders: withRole('Uploader'),
    presets: presets.data.map(byName),
    categories: categories.data.map(byName),
    severityScales: severityScales.data.map(byName),
    layouts: layouts.data.map(byName),
  };
}
