import type { FileDrop } from '../../internal/file-drop/useFileDrop.js';
import { FieldError } from '../Field/index.js';
import { groupRejections } from './group-rejections.js';
import * as styles from './FileDropzone.css.js';

export interface RejectionListProps {
  drop: FileDrop;
  /** Returns the text for the number of files that are not listed. */
  moreText: (count: number) => string;
}

/** Lists and announces which files of the last drop were rejected and why. */
export function RejectionList({ drop: { rejections, readError }, moreText }: RejectionListProps) {
  return (
    <div role="alert" className={styles.rejections}>
      {readError && <FieldError>{readError}</FieldError>}
      {groupRejections(rejections).map(({ message, names, moreCount }) => (
        <div key={message}>
          <FieldError>{message}</FieldError>
          <p className={styles.rejectedNames}>
            <span translate="no">{names.join(', ')}</span>
            {moreCount > 0 && <span>{` ${moreText(moreCount)}`}</span>}
          </p>
        </div>
      ))}
    </div>
  );
}
