import { Banner, Button, ChunkBar, Inline } from '@inspection-studio/design-system';
import { useEffect, useState } from 'react';
import * as styles from './InspectionWizard.css.ts';
import type { CheckProgress } from './useFileChecks.ts';

/** Time between two updates. Shorter waits show nothing. */
const UPDATE_MS = 250;

interface CheckingFilesProps {
  progress: () => CheckProgress;
  onStop: () => void;
}

/** How far the checks are that saving waits for, and a button that ends the wait. */
export function CheckingFiles({ progress, onStop }: CheckingFilesProps) {
  const [shown, setShown] = useState<CheckProgress>();
  useEffect(() => {
    const timer = setInterval(() => setShown(progress()), UPDATE_MS);
    return () => clearInterval(timer);
  }, [progress]);
  if (!shown) return null;
  const { checked, total } = shown;
  const words = checkingText(shown);
  return (
    // Not announced, because it changes several times a second.
    <Banner
      kind="info"
      role="group"
      aria-label="Checking files"
      action={
        <Button size="compact" onClick={onStop}>
          Stop
        </Button>
      }
    >
      <Inline gap={3} rowGap={1} wrap>
        <strong>Checking files</strong>
        <ChunkBar
          className={styles.bar}
          label="Checking files"
          value={checked}
          max={Math.max(1, total)}
          valueText={words}
        />
        <span>{words}</span>
      </Inline>
    </Banner>
  );
}

const checkingText = ({ checked, total }: CheckProgress): string =>
  checked === total ? 'Reading files' : `${checked.toLocaleString('en')} of ${total.toLocaleString('en')} checked`;
