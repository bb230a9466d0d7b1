import { emptyMessages } from '@inspection-studio/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { deleteLayout, layoutPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { CreateLink, LibraryList, LibraryRow, LibrarySearch, LibrarySection, useLibraryList } from '../../widgets/library/index.ts';
import { mappedText } from './mapping-texts.ts';
import * as styles from './LayoutList.css.ts';

/** The location layouts of the library. @see spec 1 §2 "Library screens" */
export function LayoutList() {
  const send = useSend();
  const client = useQueryClient();
  const { search, skip, searchFor, skipTo } = useLibraryList();
  const query = useQuery({ ...layoutPageQuery(send, { search, skip }), throwOnError: false });
  return (
    <LibrarySection
      title="Location layouts"
      count={query.data?.pagination.count}
      actions={
        <>
          <LibrarySearch noun="layouts" />
          <CreateLink to={paths.createLayout()}>Create location layout</CreateLink>
        </>
      }
    >
      <LibraryList
        noun="location layouts"
        columns={1}
        query={query}
        search={search}
        onClearSearch={() => searchFor('')}
        onSkipChange={skipTo}
        emptyText={emptyMessages.layouts}
        emptyAction={
          <CreateLink to={paths.createLayout()} variant="secondary">
            Create location layout
          </CreateLink>
        }
        renderRow={(layout) => (
          <LibraryRow
            item={layout}
            to={paths.layout(layout.id)}
            facts={<span className={styles.fact}>{mappedText(layout.map)}</span>}
            edit={{ to: paths.updateLayout(layout.id), permission: 'CreateLibrary' }}
            deletion={{ noun: 'location layout', remove: deleteLayout(send, client), goesWith: 'all its layers' }}
          />
        )}
      />
    </LibrarySection>
  );
}
