import { ConfirmDialog, Inline, TrayButton } from '@inspection-studio/design-system';
import type { LayerTemplate, LayoutMapping } from '@inspection-studio/domain/layouts';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { EraserIcon } from '@phosphor-icons/react/dist/csr/Eraser';
import { type ReactNode, useState } from 'react';
import { removalText, selectionText } from './mapping-texts.ts';
import type { LayoutMappingControl } from './useLayoutMapping.ts';
import * as styles from './MappingBar.css.ts';

const icon = { size: 18, weight: 'bold', 'aria-hidden': true } as const;

interface EditNoteProps {
  mapping: NonNullable<LayoutMapping>;
  layers: readonly LayerTemplate[];
  control: LayoutMappingControl;
  /** Leaves out what is selected, which the sections show, when there is a removal to warn of. */
  isShort: boolean;
}

/** What is selected and what a second click would remove; after a removal, what is gone. */
export function EditNote({ mapping, layers, control, isShort }: EditNoteProps) {
  if (control.hasRemoved) return <span>{`${control.announcement} Undo brings back what was removed.`}</span>;
  const removal = removalText(mapping, layers);
  if (isShort && removal) return <span>{removal}</span>;
  return (
    <>
      <span>{`${selectionText(mapping, layers)} ${removal}`}</span>
      <span className={styles.hint}> Shift-click selects a range within one layer.</span>
    </>
  );
}

export interface MappingToolsProps {
  layoutName: string;
  control: LayoutMappingControl;
  /** There is nothing to remove. */
  isEmpty: boolean;
  iconOnly: boolean;
}

/** Undo, and removing the map, which asks first: unlike everything else in the mode it is saved at once. */
export function MappingTools({ layoutName, control, isEmpty, iconOnly }: MappingToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const { undo, isSaving } = control;
  return (
    <Inline className={styles.tools} gap={2}>
      <Tool
        label="Undo"
        icon={<ArrowUUpLeftIcon {...icon} />}
        iconOnly={iconOnly}
        offReason={undo ? undefined : 'There is nothing to undo.'}
        onPress={() => undo?.()}
      />
      <Tool
        label="Remove location mapping"
        icon={<EraserIcon {...icon} />}
        iconOnly={iconOnly}
        offReason={isEmpty ? 'Nothing is mapped yet.' : isSaving ? 'Saving' : undefined}
        onPress={() => setOpen(true)}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Remove location mapping"
        confirmLabel="Remove"
        confirmIcon={<EraserIcon {...icon} />}
        destructive
        pending={isSaving}
        error={control.clearError}
        onConfirm={() => void control.clear().then((isGone) => setOpen(!isGone))}
      >
        {`This clears the mapping of ${layoutName}. The layers stay as they are. You cannot undo this.`}
      </ConfirmDialog>
    </Inline>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  iconOnly: boolean;
  /** Why it cannot be pressed. It stays in the tab order, so that focus is not lost. */
  offReason: string | undefined;
  onPress: () => void;
}

function Tool({ label, icon: drawn, iconOnly, offReason, onPress }: ToolProps) {
  return (
    <TrayButton
      icon={drawn}
      className={styles.tool}
      aria-label={iconOnly ? label : undefined}
      aria-disabled={offReason !== undefined || undefined}
      title={offReason ?? (iconOnly ? label : undefined)}
      onClick={offReason === undefined ? onPress : undefined}
    >
      {!iconOnly && label}
    </TrayButton>
  );
}
