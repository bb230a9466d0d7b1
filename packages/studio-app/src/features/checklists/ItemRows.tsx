import { Button, Stack, Text, VisuallyHidden } from '@inspection-studio/design-system';
import { canRemoveChecklistEntry, type ChecklistPayload, newChecklistItem } from '@inspection-studio/domain/checklists';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Control } from 'react-hook-form';
import { FormRowText, RowButtons, useFormRows } from '../../forms/index.ts';
import { newIdentifier } from './new-identifier.ts';
import * as styles from './SectionRows.css.ts';

export interface ItemRowsProps {
  control: Control<ChecklistPayload>;
  sectionIndex: number;
}

/** What is checked in one section. */
export function ItemRows({ control, sectionIndex }: ItemRowsProps) {
  const [rows, listRef] = useFormRows(control, `sections.${sectionIndex}.items`, () => newChecklistItem(newIdentifier));
  const sectionNumber = sectionIndex + 1;
  return (
    <Stack className={styles.items} gap={2} role="group" aria-label={`Items of section ${sectionNumber}`}>
      <Stack as="ol" ref={listRef} gap={3}>
        {rows.keys.map((key, index) => {
          const number = `${sectionNumber}.${index + 1}`;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
            <li key={key} className={styles.line} onKeyDown={(event) => rows.onRowKeyDown(event, index)}>
              <Text className={styles.number} size="body" weight="semibold" tone="secondary">
                {number}
              </Text>
              <FormRowText
                control={control}
                name={`sections.${sectionIndex}.items.${index}.description`}
                label={`Item ${number}`}
                placeholder="What is checked"
                required
              />
              <div className={styles.buttons}>
                <RowButtons
                  rows={rows}
                  index={index}
                  label={`item ${number}`}
                  keepReason={canRemoveChecklistEntry(rows.keys) ? undefined : 'A section has at least one item'}
                />
              </div>
            </li>
          );
        })}
      </Stack>
      <div>
        <Button
          size="compact"
          variant="ghost"
          icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
          onClick={rows.add}
        >
          Add item <VisuallyHidden>{`to section ${sectionNumber}`}</VisuallyHidden>
        </Button>
      </div>
      <VisuallyHidden role="status">{rows.status}</VisuallyHidden>
    </Stack>
  );
}
