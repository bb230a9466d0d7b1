import { Skeleton, SwatchLabel, TitleBlock } from '@inspection-studio/design-system';
import { type Category, categoryModelLabel } from '@inspection-studio/domain/categories';
import { formatDate } from '@inspection-studio/domain/dates';
import { archivedMessages } from '@inspection-studio/domain/messages';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Send, useSend } from '../../api/index.ts';
import { categoryQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { LibraryActions, LibraryRecordError } from '../../widgets/library/index.ts';
import { ARCHIVED_WITH_ASSET, categoryDeletion, categoryEdit, categoryRestoration } from './category-actions.ts';

/** Details of a category. */
export function CategoryDetails({ categoryId }: { categoryId: string }) {
  const query = useQuery(categoryQuery(useSend(), categoryId));
  if (query.isError) return <LibraryRecordError query={query} list="categories" />;
  if (!query.data) return <Skeleton shape="block" height={112} />;
  const { colour, model, modified, isArchived, isArchivedWithAsset } = query.data;
  return (
    <TitleBlock
      items={[
        {
          label: 'Colour',
          value: (
            <SwatchLabel colour={colour} archived={isArchived} archivedTooltip={archivedMessages.category}>
              {colour}
            </SwatchLabel>
          ),
        },
        { label: 'Model', value: categoryModelLabel(model) },
        { label: 'Modified on', value: formatDate(modified) },
        { label: 'Status', value: isArchivedWithAsset ? ARCHIVED_WITH_ASSET : isArchived ? 'Archived' : 'Active' },
      ]}
    />
  );
}

/** Edit, History and Delete of a category. History and Restore, if the category itself was archived. */
export function CategoryActions({ categoryId }: { categoryId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: category } = useQuery(categoryQuery(send, categoryId));
  if (!category) return null;
  return <LibraryActions item={category} parent={paths.categories()} {...rightsOf(category, send, client)} />;
}

/** A category that was archived with its asset can be neither edited nor restored. */
function rightsOf(category: Category, send: Send, client: QueryClient) {
  if (category.isArchivedWithAsset) return {};
  return category.isArchived
    ? { restoration: categoryRestoration(send, client) }
    : { edit: categoryEdit(category), deletion: categoryDeletion(send, client) };
}
