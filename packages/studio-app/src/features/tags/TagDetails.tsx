import { Skeleton, TitleBlock } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { tagQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { LibraryActions, LibraryRecordError } from '../../widgets/library/index.ts';
import { tagDeletion, tagEdit, tagRestoration } from './tag-actions.ts';

/** Details of a tag. */
export function TagDetails({ tagId }: { tagId: string }) {
  const query = useQuery(tagQuery(useSend(), tagId));
  if (query.isError) return <LibraryRecordError query={query} list="tags" />;
  if (!query.data) return <Skeleton shape="block" height={56} />;
  const { modified, isArchived } = query.data;
  return (
    <TitleBlock
      items={[
        { label: 'Modified on', value: formatDate(modified) },
        { label: 'Status', value: isArchived ? 'Archived' : 'Active' },
      ]}
    />
  );
}

/** Edit, History and Delete of a tag; History and Restore of an archived one. */
export function TagActions({ tagId }: { tagId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: tag } = useQuery(tagQuery(send, tagId));
  if (!tag) return null;
  const rights = tag.isArchived
    ? { restoration: tagRestoration(send, client) }
    : { edit: tagEdit(tag), deletion: tagDeletion(send, client) };
  return <LibraryActions item={tag} parent={paths.tags()} {...rights} />;
}
