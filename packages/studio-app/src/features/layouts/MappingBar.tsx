import {
  Button,
  ConfirmDialog,
  Inline,
  Stack,
  Text,
  TrayButton,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import type { LayerTemplate, LayoutTemplate } from '@inspection-studio/domain';
import { EraserIcon } from '@phosphor-icons/react/dist/csr/Eraser';
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure';
import { useState } from 'react';
import { Can } from '../../permissions/index.ts';
import { mappedText, selectionText } from './mapping-texts.ts';
import type { LayoutMappingControl } from './useLayoutMapping.ts';
import * as styles from './MappingBar.css.ts';

export interface MappingBarProps {
  layout: LayoutTemplate;
  /** Those of the map, outermost first. */
  layers: readonly LayerTemplate[];
  control: LayoutMappingControl;
}

/** Begins location mapping; in the mode, says what is selected, completes it or removes the map. @see LIB-030..033 */
export function MappingBar({ layout, layers, control }: MappingBarProps) {
  const { mapping, announcement, isSaving } = control;
  return (
    <section className={styles.bar} aria-label="Location mapping" data-editing={mapping !== null || undefined}>
      <TreeStructureIcon size={24} className={styles.icon} aria-hidden="true" />
      <Stack gap={0}>
        <Text as="strong" size="body" weight="semibold">
          Mapping
        </Text>
        <Text className={styles.note} size="table" tone="secondary">
          {mapping ? selectionText(mapping, layers) : mappedText(layout.map)}
          {mapping && <span className={styles.hint}> Shift-click selects a range within one layer.</span>}
        </Text>
      </Stack>
      <Can permission="CreateLibrary">
        <Inline className={styles.actions} gap={3} wrap>
          {mapping && (
            <RemoveMapping
              layoutName={layout.name}
              control={control}
              isEmpty={layout.map === null && mapping.map.length === 0}
            />
          )}
          {/* One button all along: focus stays on it. */}
          <Button
            variant={mapping ? 'primary' : 'secondary'}
            className={styles.main}
            pending={isSaving}
            onClick={mapping ? control.complete : control.begin}
          >
            {mapping ? 'Complete location mapping' : 'Begin location mapping'}
          </Button>
        </Inline>
      </Can>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

interface RemoveMappingProps {
  layoutName: string;
  control: LayoutMappingControl;
  /** There is nothing to remove. */
  isEmpty: boolean;
}

/** Asks before the map is removed: unlike everything else in the mode it is saved at once. */
function RemoveMapping({ layoutName, control, isEmpty }: RemoveMappingProps) {
  const [isOpen, setOpen] = useState(false);
  const isOff = isEmpty || control.isSaving;
  return (
    <>
      <TrayButton
        icon={<EraserIcon size={18} weight="bold" aria-hidden="true" />}
        className={styles.remove}
        aria-disabled={isOff || undefined}
        title={isEmpty ? 'Nothing is mapped yet.' : undefined}
        onClick={isOff ? undefined : () => setOpen(true)}
      >
        Remove location mapping
      </TrayButton>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Remove location mapping"
        confirmLabel="Remove"
        confirmIcon={<EraserIcon size={18} weight="bold" aria-hidden="true" />}
        destructive
        pending={control.isSaving}
        error={control.clearError}
        onConfirm={() => void control.clear().then((isGone) => setOpen(!isGone))}
      >
        {`No section of ${layoutName} is mapped then. The layers stay as they are. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
