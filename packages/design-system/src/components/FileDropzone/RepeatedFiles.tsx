import type { FileDrop } from '../../internal/file-drop/useFileDrop.js';
import { Button } from '../Button/index.js';
import { Inline } from '../Inline/index.js';
import { StatusSign } from '../StatusSign/index.js';
import type { DropAreaTexts } from './DropArea.js';
import * as styles from './FileDropzone.css.js';
import { groupRejections } from './group-rejections.js';

export interface RepeatedFilesProps {
  drop: FileDrop;
  texts: DropAreaTexts;
}

/** Announces which files of the last drop were added before, and asks whether to add them again. */
export function RepeatedFiles({ drop: { repeated, addRepeated, skipRepeated }, texts }: RepeatedFilesProps) {
  const [group] = groupRejections(repeated.map((file) => ({ file, message: texts.repeated(repeated.length) })));
  return (
    <div className={styles.rejections}>
      <div aria-live="polite">
        {group && (
          <Inline as="p" className={styles.repeated}>
            <StatusSign kind="info" />
            <span>{group.message}</span>
          </Inline>
        )}
      </div>
      {group && (
        <>
          <p className={styles.rejectedNames}>
            <span translate="no">{group.names.join(', ')}</span>
            {group.moreCount > 0 && <span>{` ${texts.more(group.moreCount)}`}</span>}
          </p>
          <Inline className={styles.choices} gap={2} wrap>
            <Button size="compact" onClick={skipRepeated}>
              {texts.skip}
            </Button>
            <Button size="compact" variant="ghost" onClick={addRepeated}>
              {texts.addAnyway}
            </Button>
          </Inline>
        </>
      )}
    </div>
  );
}
