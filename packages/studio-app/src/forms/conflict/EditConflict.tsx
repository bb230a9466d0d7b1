import { Button, Dialog, type DifferenceChoices, DifferenceTable } from '@inspection-studio/design-system';
import { useState } from 'react';
import { withNames } from '../../with-names.tsx';
import type { EditQuestion } from './useRecordEdit.ts';

/** Asks which values to keep of a record that someone else changed meanwhile. Closing it saves nothing. */
export function EditConflict({ question }: { question: EditQuestion }) {
  const [choices, setChoices] = useState<DifferenceChoices>({});
  const { text, names, differences, answer } = question;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer('continue')}
      title="Edit conflict"
      description={withNames(`${text} Choose which values to save.`, names)}
      footer={
        <>
          <Button onClick={() => answer('discard')}>Discard mine</Button>
          <Button variant="primary" onClick={() => answer(choices)}>
            Save choices
          </Button>
        </>
      }
    >
      <DifferenceTable aria-label="Differences" differences={differences} value={choices} onValueChange={setChoices} />
    </Dialog>
  );
}
