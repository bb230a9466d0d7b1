import { thumbnailFormValue } from '@inspection-studio/domain/shared';
import {
  newSiteForm,
  type Site,
  type SiteForm as SiteFormValues,
  siteFormSchema,
} from '@inspection-studio/domain/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createSite, siteQuery, updateSite } from '../../data/index.ts';
import {
  type EditedField,
  editOf,
  FormTextField,
  FormThumbnail,
  RecordForm,
  shownName,
  useSavedToast,
  useStudioForm,
} from '../../forms/index.ts';
import { shownThumbnail } from '../../widgets/shown-thumbnail.tsx';

const FIELDS: EditedField<SiteFormValues>[] = [
  { name: 'name', label: 'Name', show: ({ name }) => shownName(name) },
  { name: 'thumbnail', label: 'Thumbnail Image', show: ({ thumbnail }) => shownThumbnail(thumbnail) },
];

const toValues = ({ name, thumbnail }: Site): SiteFormValues => ({ name, thumbnail: thumbnailFormValue(thumbnail) });

export interface SiteFormProps {
  /** The site to edit; absent for a new one. */
  site?: Site;
  onSaved: (site: Site) => void;
  onCancel: () => void;
}

/** Form of a new or existing site. */
export function SiteForm({ site, onSaved, onCancel }: SiteFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const showSaved = useSavedToast();
  const create = useMutation(createSite(send, client));
  const update = useMutation(updateSite(send, client, site?.id ?? ''));
  const form = useStudioForm({
    schema: siteFormSchema,
    defaultValues: site ? toValues(site) : newSiteForm(),
    edit:
      site &&
      editOf(site, {
        noun: 'site',
        read: () => client.fetchQuery({ ...siteQuery(send, site.id), staleTime: 0 }),
        toValues,
        fields: FIELDS,
      }),
    onSubmit: async (values, etag) => {
      const save = site ? update.mutateAsync({ values, etag }) : create.mutateAsync(values);
      const { record, thumbnailError } = await save;
      showSaved(site ? 'Site saved' : 'Site created', record.name, thumbnailError);
      onSaved(record);
    },
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <FormThumbnail control={form.control} name="thumbnail" />
    </RecordForm>
  );
}
