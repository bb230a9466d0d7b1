import { Button, Stack, Text, VisuallyHidden } from '@inspection-studio/design-system';
import {
  canRemoveChecklistEntry,
  type ChecklistPayload,
  newChecklistSection,
} from '@inspection-studio/domain/checklists';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Control } from 'react-hook-form';
import { FormRowText, RowButtons, useFormRows } from '../../forms/index.ts';
import { ItemRows } from './ItemRows.tsx';
import { newIdentifier } from './new-identifier.ts';
import * as styles from './SectionRows.css.ts';

/** The sections of a checklist with their items; one of each remains. */
export function SectionRows({ control }: { control: Control<ChecklistPayload> }) {
  const [rows, listRef] = useFormRows(control, 'sections', () => newChecklistSection(newIdentifier));
  return (
    <Stack role="group" aria-label="Sections">
      <Stack as="ol" ref={listRef} gap={3}>
        {rows.keys.map((key, index) => (
          <Stack
            key={key}
            as="li"
            frame="raised"
            padding={3}
            gap={3}
            onKeyDown={(event) => rows.onRowKeyDown(event, index)}
          >
            <div className={styles.line}>
              <Text className={styles.number} size="body" weight="semibold" tone="secondary">
                {index + 1}
              </Text>
              <FormRowText
                control={control}
                name={`sections.${index}.title`}
                label={`Title of section ${index + 1}`}
                placeholder="Title of the section"
                required
              />
              <div className={styles.buttons}>
                <RowButtons
                  rows={rows}
                  index={index}
                  label={`section ${index + 1}`}
                  keepReason={canRemoveChecklistEntry(rows.keys) ? undefined : 'A checklist has at least one section'}
                />
              </div>
            </div>
            <ItemRows control={control} sectionIndex={index} />
          </Stack>
        ))}
      </Stack>
      <div>
        <Button icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />} onClick={rows.add}>
          Add section
        </Button>
      </div>
      <VisuallyHidden role="status">{rows.status}</VisuallyHidden>
    </Stack>
  );
}
