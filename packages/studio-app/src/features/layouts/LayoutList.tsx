import { Text } from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { deleteLayout, layoutPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, LibraryRow } from '../../widgets/library/index.ts';
import { mappedText } from './mapping-texts.ts';

/** The location layouts of the library. @see LIB-004, LIB-007 */
export function LayoutList() {
  const send = useSend();
  const client = useQueryClient();
  return (
    <ActiveSection
      title="Location layouts"
      noun="location layouts"
      searchNoun="layouts"
      create={{ to: paths.createLayout(), label: 'Create location layout' }}
      pageQuery={(page) => layoutPageQuery(send, page)}
      columns={1}
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
          edit={{ to: paths.updateLayout(layout.id), permission: 'CreateLibrary' }}
          deletion={{ noun: 'location layout', remove: deleteLayout(send, client), goesWith: 'all its layers' }}
        />
      )}
    />
  );
}
