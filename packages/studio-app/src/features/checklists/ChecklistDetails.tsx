import { Skeleton, TitleBlock } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain';
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
    <div className={styles.details}>
      <TitleBlock
        items={[
          { label: 'Contents', value: sectionsAndItems(query.data) },
          { label: 'Modified on', value: formatDate(modified) },
        ]}
      />
      <ol className={styles.sections}>
        {sections.map(({ identifier, title, items }, index) => (
          <li key={identifier}>
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span> {title}
            </h3>
            <ol className={styles.items}>
              {items.map((item, itemIndex) => (
                <li key={item.identifier} className={styles.item}>
                  <span className={styles.number}>
                    {index + 1}.{itemIndex + 1}
                  </span>
                  {item.description}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Edit and Delete of a checklist. */
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
