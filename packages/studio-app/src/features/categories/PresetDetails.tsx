import { Skeleton, Stack, TitleBlock } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { counted } from '@inspection-studio/domain/units';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery, deletePreset, presetQuery, readTag } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { CategoryLabels } from '../../widgets/CategoryLabels.tsx';
import { LibraryActions, type LibraryDeletion, LibraryRecordError } from '../../widgets/library/index.ts';

/** Details of a preset and its categories. Archived categories are struck through. */
export function PresetDetails({ presetId }: { presetId: string }) {
  const send = useSend();
  const query = useQuery(presetQuery(send, presetId));
  const { data: categories } = useQuery(categoryListQuery(send, { presetId }));
  if (query.isError) return <LibraryRecordError query={query} list="categories" />;
  if (!query.data) return <Skeleton shape="block" height={112} />;
  const { modified, categoryCount } = query.data;
  return (
    <Stack>
      <TitleBlock
        items={[
          { label: 'Modified on', value: formatDate(modified) },
          { label: 'Holds', value: counted(categoryCount, 'category', 'categories') },
        ]}
      />
      {categories ? <CategoryLabels categories={categories} /> : <Skeleton shape="block" height={24} />}
    </Stack>
  );
}

/** History and Delete of a preset. Deleting is permanent. Presets cannot be edited. */
export function PresetActions({ presetId }: { presetId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: preset } = useQuery(presetQuery(send, presetId));
  if (!preset) return null;
  const deletion: LibraryDeletion = {
    noun: 'category preset',
    remove: (id) => deletePreset(send, client, id),
    readTag: (id) => readTag(client, presetQuery(send, id)),
  };
  return <LibraryActions item={preset} parent={paths.categories()} deletion={deletion} />;
}
