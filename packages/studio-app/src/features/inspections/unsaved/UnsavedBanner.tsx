import { Banner, Button, Inline } from '@inspection-studio/design-system';
import { useState } from 'react';
import { DiscardQuestion } from '../../../forms/index.ts';
import * as styles from '../InspectionWizard.css.ts';
import { restoredText, restoredTitle } from './unsaved-texts.ts';
import type { UnsavedWizard } from './useUnsavedWizard.ts';

interface UnsavedBannerProps {
  wizard: UnsavedWizard;
  /** The inspection exists already. */
  isExisting: boolean;
  onDiscard: () => void;
}

/** Says what was restored, and how to be rid of it. */
export function UnsavedBanner({ wizard: { awaited, restoredMs }, isExisting, onDiscard }: UnsavedBannerProps) {
  const [isAsking, setAsking] = useState(false);
  if (restoredMs === null) return null;
  const { isReading, backCount, canReopen, files, reopen } = awaited;
  return (
    <>
      <Banner
        kind="info"
        className={styles.restored}
        title={restoredTitle(isExisting)}
        action={
          <Inline>
            {canReopen && (
              <Button size="compact" disabled={isReading} onClick={() => void reopen()}>
                Reopen files
              </Button>
            )}
            <Button size="compact" variant="ghost" disabled={isReading} onClick={() => setAsking(true)}>
              Discard
            </Button>
          </Inline>
        }
      >
        {' '}
        {restoredText(restoredMs, { isReading, backCount, awaitedCount: files.length, canReopen })}
      </Banner>
      <DiscardQuestion
        open={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
