import { type Asset, type AssetForm, assetTypeLabel, newAssetForm } from '@inspection-studio/domain/assets';
import { thumbnailFormValue } from '@inspection-studio/domain/shared';
import { displayName } from '@inspection-studio/domain/users';
import type { QueryClient } from '@tanstack/react-query';
import { entityTagOf, type Send } from '../../api/index.ts';
import { assetQuery } from '../../data/index.ts';
import { type EditedField, type RecordEdit, shownName, shownNameOf, shownNames } from '../../forms/index.ts';
import { shownThumbnail } from '../../widgets/shown-thumbnail.tsx';
import { type AssetChoices, readAssetChoices } from './useAssetChoices.ts';

/** Fields whose options are all in the list. */
type ListField = Exclude<keyof AssetChoices, 'users'>;

/**
 * Returns the initial values of the form. Omits archived categories and an archived severity scale, which the user
 * selects again.
 */
export function assetFormValues(
  asset: Asset | undefined,
  siteId: string | undefined,
  choices: AssetChoices,
): AssetForm {
  const offers = (field: ListField, id: string | undefined) => choices[field].some(({ value }) => value === id);
  if (!asset) return newAssetForm(offers('sites', siteId) ? siteId : undefined);
  return {
    siteId: asset.siteId,
    name: asset.name,
    type: asset.type,
    thumbnail: thumbnailFormValue(asset.thumbnail),
    members: asset.memberIds,
    uploaders: asset.uploaderIds,
    presets: asset.presetIds,
    categories: asset.categoryIds.filter((id) => offers('categories', id)),
    severityScale: offers('severityScales', asset.severityScaleId) ? asset.severityScaleId : '',
    layoutTemplateId: asset.layoutTemplateId,
  };
}

/** Fields of the form with their values as names. */
function assetFields({ site }: Asset, choices: AssetChoices): EditedField<AssetForm>[] {
  const nameIn = (field: ListField) => (id: string) =>
    choices[field].find(({ value }) => value === id)?.label ?? (site.id === id ? site.name : undefined);
  const nameOfPerson = (id: string) => {
    const user = choices.users.find((one) => one.id === id);
    return user && displayName(user);
  };
  return [
    { name: 'siteId', label: 'Site', show: ({ siteId }) => shownNameOf(siteId, nameIn('sites')) },
    { name: 'name', label: 'Name', show: ({ name }) => shownName(name) },
    { name: 'type', label: 'Type of asset', show: ({ type }) => assetTypeLabel(type) },
    { name: 'thumbnail', label: 'Thumbnail Image', show: ({ thumbnail }) => shownThumbnail(thumbnail) },
    { name: 'members', label: 'Limited access users', show: ({ members }) => shownNames(members, nameOfPerson) },
    { name: 'uploaders', label: 'Upload only users', show: ({ uploaders }) => shownNames(uploaders, nameOfPerson) },
    { name: 'presets', label: 'Category Presets', show: ({ presets }) => shownNames(presets, nameIn('presets')) },
    { name: 'categories', label: 'Categories', show: ({ categories }) => shownNames(categories, nameIn('categories')) },
    {
      name: 'severityScale',
      label: 'Severity scale',
      show: ({ severityScale }) => shownNameOf(severityScale, nameIn('severityScales')),
    },
    {
      name: 'layoutTemplateId',
      label: 'Location layout',
      show: ({ layoutTemplateId }) => shownNameOf(layoutTemplateId, nameIn('layouts')),
    },
  ];
}

/** Describes the edit of an asset. */
export const assetEdit = (client: QueryClient, send: Send, asset: Asset): RecordEdit<AssetForm> => ({
  noun: 'asset',
  etag: entityTagOf(asset),
  reload: async () => {
    const latest = await client.fetchQuery({ ...assetQuery(send, asset.id), staleTime: 0 });
    const choices = await readAssetChoices(client, send);
    return {
      values: assetFormValues(latest, undefined, choices),
      etag: entityTagOf(latest),
      fields: assetFields(latest, choices),
    };
  },
});
