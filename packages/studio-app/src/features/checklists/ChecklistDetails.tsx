import { DataList, Heading, Inline, Skeleton, Stack, Text, TitleBlock } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { LibraryActions, LibraryRecordError } from '../../widgets/library/index.ts';
import { checklistDeletion, checklistEdit } from './checklist-actions.ts';
import * as styles from './ChecklistDetails.css.ts';
import { sectionsAndItems } from './sections-and-items.ts';

/** The sections and items of a checklist template, in order. */
export function ChecklistDetails({ checklistId }: { checklistId: string }) {
  const query = useQuery(checklistQuery(useSend(), checklistId));
  if (query.isError) return <LibraryRecordError query={query} list="checklists" />;
  if (!query.data) return <Skeleton shape="block" height={280} />;
  const { sections, modified } = query.data;
  return (
    <Stack>
      <TitleBlock
        items={[
          { label: 'Contents', value: sectionsAndItems(query.data) },
          { label: 'Modified on', value: formatDate(modified) },
        ]}
      />
      <Stack as="ol">
        {sections.map(({ identifier, title, items }, index) => (
          <Stack key={identifier} as="li" gap={1}>
            <Heading level={3}>
              <Text tone="secondary">{index + 1}</Text> {title}
            </Heading>
            <DataList as="ol" frame="raised">
              {items.map((item, itemIndex) => (
                <Inline key={item.identifier} as="li" align="start" gap={0}>
                  <Text className={styles.number} tone="secondary">
                    {index + 1}.{itemIndex + 1}
                  </Text>
                  {item.description}
                </Inline>
              ))}
            </DataList>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** Edit, History and Delete of a checklist. */
export function ChecklistActions({ checklistId }: { checklistId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: checklist } = useQuery(checklistQuery(send, checklistId));
  if (!checklist) return null;
  return (
    <LibraryActions
      item={checklist}
      edit={checklistEdit(checklist)}
      deletion={checklistDeletion(send, client)}
      parent={paths.checklists()}
    />
  );
}
