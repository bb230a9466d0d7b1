import { Button, Text, TrayButton } from '@inspection-studio/design-system';
import { counted } from '@inspection-studio/domain/units';
import { useRef, useState } from 'react';
import { DiscardQuestion } from '../../forms/index.ts';
import type { LayoutMappingControl } from './useLayoutMapping.ts';
import * as styles from './MappingBar.css.ts';

export interface MappingActionsProps {
  control: LayoutMappingControl;
  /** Called before the edit mode begins. */
  onBegin: () => void;
}

/** Begin; in edit mode Cancel, the number of changes and Complete. */
export function MappingActions({ control, onBegin }: MappingActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const { mapping, changes, isDirty, isSaving } = control;
  const cancel = () => {
    // Cancel is gone then, so focus moves to the button that begins again.
    main.current?.focus();
    setAsking(false);
    control.cancel();
  };
  const begin = () => {
    onBegin();
    control.begin();
  };
  return (
    <>
      {mapping && (
        <TrayButton
          aria-disabled={isSaving || undefined}
          onClick={isSaving ? undefined : isDirty ? () => setAsking(true) : cancel}
        >
          Cancel
        </TrayButton>
      )}
      {mapping && (
        <Text className={styles.count} size="table">
          {changes === 0 ? 'No changes' : counted(changes, 'change')}
        </Text>
      )}
      {/* One button all along: focus stays on it. */}
      <Button
        ref={main}
        variant={mapping ? 'primary' : 'secondary'}
        className={styles.main}
        pending={isSaving}
        onClick={mapping ? control.complete : begin}
      >
        {mapping ? 'Complete location mapping' : 'Begin location mapping'}
      </Button>
      <DiscardQuestion open={isAsking} onKeep={() => setAsking(false)} onDiscard={cancel} />
    </>
  );
}
