import { displayName, type User } from '@inspection-studio/domain';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery, presetListQuery, severityScaleListQuery, siteListQuery, userChoiceQuery } from '../../data/index.ts';

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
  const [sites, members, uploaders, presets, categories, severityScales] = useSuspenseQueries({
    queries: [
      siteListQuery(send),
      userChoiceQuery(send, 'Member'),
      userChoiceQuery(send, 'Uploader'),
      presetListQuery(send),
      categoryListQuery(send, { isArchived: false }),
      severityScaleListQuery(send, { isArchived: false }),
    ],
  });
  return {
    sites: sites.data.map(byName),
    members: members.data.map(person),
    uploaders: uploaders.data.map(person),
    presets: presets.data.map(byName),
    categories: categories.data.map(byName),
    severityScales: severityScales.data.map(byName),
  };
}
