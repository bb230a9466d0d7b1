import { type SortableTableColumn, Text } from '@inspection-studio/design-system';
import type { LayoutTemplate } from '@inspection-studio/domain/layouts';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layoutPageQuery, layoutQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, type LibraryEdit, LibraryRow, RowMenu } from '../../widgets/library/index.ts';
import { layoutDeletion } from './layout-deletion.ts';
import { mappedText } from './mapping-texts.ts';

const FACTS: readonly SortableTableColumn<LayoutTemplate>[] = [
  { id: 'mapping', header: 'Mapping', cell: ({ map }) => mappedText(map) },
];

const layoutEdit = ({ id }: LayoutTemplate): LibraryEdit => ({
  to: paths.updateLayout(id),
  permission: 'CreateLibrary',
});

/** The location layouts of the library. */
export function LayoutList() {
  const send = useSend();
  const client = useQueryClient();
  const deletion = layoutDeletion(send, client);
  return (
    <ActiveSection
      title="Location layouts"
      noun="location layouts"
      searchNoun="layouts"
      create={{ to: paths.createLayout(), label: 'Create location layout' }}
      pageQuery={(page) => layoutPageQuery(send, page)}
      record={{ path: paths.layout, query: (id) => layoutQuery(send, id) }}
      table={{
        path: paths.layout,
        facts: FACTS,
        renderEnd: (layout) => <RowMenu item={layout} edit={layoutEdit(layout)} deletion={deletion} />,
      }}
      emptyText={emptyMessages.layouts}
      renderRow={(layout) => (
        <LibraryRow
          item={layout}
          to={paths.layout(layout.id)}
          facts={
            <Text size="table" tone="secondary">
              {mappedText(layout.map)}
            </Text>
          }
          edit={layoutEdit(layout)}
          deletion={deletion}
        />
      )}
    />
  );
}
