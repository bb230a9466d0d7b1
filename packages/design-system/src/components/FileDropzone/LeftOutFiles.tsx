import type { FileDrop } from '../../internal/file-drop/useFileDrop.js';
import { Inline } from '../Inline/index.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './FileDropzone.css.js';

/** Announces how many files of the last drop were left out and why. */
export function LeftOutFiles({ drop: { leftOut } }: { drop: FileDrop }) {
  return (
    <div aria-live="polite" className={styles.rejections}>
      {leftOut.map((text, index) => (
        <Inline as="p" key={index} className={styles.repeated}>
          <StatusSign kind="info" />
          <span className={styles.leftOut}>{text}</span>
        </Inline>
      ))}
    </div>
  );
}
