import { type Site, siteFormSchema, thumbnailFormValue } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createSite, updateSite } from '../../data/index.ts';
import { FormTextField, FormThumbnail, RecordForm, useSavedToast, useStudioForm } from '../../forms/index.ts';

export interface SiteFormProps {
  /** The site to edit; absent for a new one. */
  site?: Site;
  onSaved: (site: Site) => void;
  onCancel: () => void;
}

/** Form of a new or existing site. @see SITE-008..011 */
export function SiteForm({ site, onSaved, onCancel }: SiteFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const showSaved = useSavedToast();
  const save = useMutation(site ? updateSite(send, client, site.id) : createSite(send, client));
  const form = useStudioForm({
    schema: siteFormSchema,
    defaultValues: { name: site?.name ?? '', thumbnail: thumbnailFormValue(site?.thumbnail ?? null) },
    onSubmit: async (values) => {
      const { record, thumbnailError } = await save.mutateAsync(values);
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
