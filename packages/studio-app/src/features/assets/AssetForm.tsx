import { ErrorPanel, Skeleton, Stack } from '@inspection-studio/design-system';
import { type Asset, ASSET_TYPE_OPTIONS, assetFormSchema } from '@inspection-studio/domain/assets';
import { archivedMessages } from '@inspection-studio/domain/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSend } from '../../api/index.ts';
import { createAsset, updateAsset } from '../../data/index.ts';
import {
  FormMultiSelect,
  FormSelect,
  FormTextField,
  FormThumbnail,
  RecordForm,
  useStudioForm,
  useSavedToast,
} from '../../forms/index.ts';
import { assetEdit, assetFormValues } from './asset-edit.ts';
import { peopleOptions } from './asset-people.ts';
import { SiteSelect } from './SiteSelect.tsx';
import { type AssetChoices, useAssetChoices } from './useAssetChoices.ts';

export interface AssetFormProps {
  /** The asset to edit; absent for a new one. */
  asset?: Asset;
  /** Site of a new asset, from the URL. */
  siteId?: string;
  onSaved: (asset: Asset) => void;
  onCancel: () => void;
}

/** The asset form, after its options are loaded. */
export function AssetForm(props: AssetFormProps) {
  const { choices, error, retry } = useAssetChoices();
  if (choices) return <Form {...props} choices={choices} />;
  if (error) return <ErrorPanel onRetry={retry}>{error.message}</ErrorPanel>;
  return <Skeleton shape="block" height={420} />;
}

function Form({ asset, siteId, onSaved, onCancel, choices }: AssetFormProps & { choices: AssetChoices }) {
  const send = useSend();
  const client = useQueryClient();
  const showSaved = useSavedToast();
  const create = useMutation(createAsset(send, client));
  const update = useMutation(updateAsset(send, client, asset?.id ?? ''));
  const defaultValues = assetFormValues(asset, siteId, choices);
  const form = useStudioForm({
    schema: assetFormSchema,
    defaultValues,
    edit: asset && assetEdit(client, send, asset),
    onSubmit: async (values, etag) => {
      const save = asset ? update.mutateAsync({ values, etag }) : create.mutateAsync(values);
      const { record, thumbnailError } = await save;
      showSaved(asset ? 'Asset saved' : 'Asset created', record.name, thumbnailError);
      onSaved(record);
    },
  });
  const { control } = form;
  const { users } = choices;
  const { memberIds = [], uploaderIds = [], involved = [] } = asset ?? {};
  const [members, uploaders] = useWatch({ control, name: ['members', 'uploaders'] });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <SiteSelect
        control={control}
        options={choices.sites}
        mayCreate={!asset}
        onCreated={(id) => form.setValue('siteId', id, { shouldDirty: true, shouldValidate: true })}
      />
      <Stack columns={2}>
        <FormTextField control={control} name="name" label="Name" required maxLength={30} autoComplete="off" />
        <FormSelect control={control} name="type" label="Type of asset" required options={ASSET_TYPE_OPTIONS} />
      </Stack>
      <FormThumbnail control={control} name="thumbnail" />
      <FormMultiSelect
        control={control}
        name="members"
        label="Limited access users"
        items={peopleOptions({ users, role: 'Member', kept: [...memberIds, ...members], involved })}
        placeholder="Search people by name"
      />
      <FormMultiSelect
        control={control}
        name="uploaders"
        label="Upload only users"
        items={peopleOptions({ users, role: 'Uploader', kept: [...uploaderIds, ...uploaders], involved })}
        placeholder="Search people by name"
      />
      <FormMultiSelect
        control={control}
        name="presets"
        label="Category Presets"
        items={choices.presets}
        placeholder="Search presets by name"
      />
      <FormMultiSelect
        control={control}
        name="categories"
        label="Categories"
        items={choices.categories}
        placeholder="Search categories by name"
      />
      <FormSelect
        control={control}
        name="severityScale"
        label="Severity scale"
        required
        options={choices.severityScales}
        hint={asset && !defaultValues.severityScale ? `${archivedMessages.severity} Choose another one.` : undefined}
      />
      <FormSelect
        control={control}
        name="layoutTemplateId"
        label="Location layout"
        options={choices.layouts}
        emptyValue={null}
        clearable
      />
    </RecordForm>
  );
}
