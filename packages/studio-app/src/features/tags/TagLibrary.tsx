import { Stack } from '@inspection-studio/design-system';
import { archivedMessages, emptyMessages } from '@inspection-studio/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { tagPageQuery, tagQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, ArchivedRow, ArchivedSection, LibraryRow } from '../../widgets/library/index.ts';
import { tagDeletion, tagEdit, tagRestoration } from './tag-actions.ts';

/** The company's tags, active and archived. */
export function TagLibrary() {
  const send = useSend();
  const client = useQueryClient();
  const restoration = tagRestoration(send, client);
  return (
    <Stack gap={6}>
      <ActiveSection
        title="Tags"
        noun="tags"
        create={{ to: paths.createTag(), label: 'Create tag' }}
        pageQuery={(page) => tagPageQuery(send, { ...page, isArchived: false })}
        record={{ path: paths.tag, query: (id) => tagQuery(send, id) }}
        emptyText={emptyMessages.tags}
        renderRow={(tag) => (
          <LibraryRow item={tag} to={paths.tag(tag.id)} edit={tagEdit(tag)} deletion={tagDeletion(send, client)} />
        )}
      />
      <ArchivedSection
        noun="archived tags"
        pageQuery={(page) => tagPageQuery(send, { ...page, isArchived: true })}
        renderRow={(tag) => (
          <ArchivedRow item={tag} to={paths.tag(tag.id)} tooltip={archivedMessages.tag} restoration={restoration} />
        )}
      />
    </Stack>
  );
}
