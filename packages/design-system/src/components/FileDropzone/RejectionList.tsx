import type { FileDrop } from '../../internal/file-drop/useFileDrop.js';
import { FieldError } from '../Field/index.js';
import { groupRejections } from './group-rejections.js';
import * as styles from './FileDropzone.css.js';

export interface RejectionListProps {
  drop: FileDrop;
  /** How many files there are beyond those named. */
  moreText: (count: number) => string;
}

/** What was refused by the last drop and why; announced at once. */
export function RejectionList({ drop: { rejections, readError }, moreText }: RejectionListProps) {
  return (
    <div role="alert" className={styles.rejections}>
      {readError && <FieldError>{readError}</FieldError>}
      {groupRejections(rejections).map(({ message, names, moreCount }) => (
        <div key={message}>
          <FieldError>{message}</FieldError>
          <p className={styles.rejectedNames}>
            {names.join(', ')}
            {moreCount > 0 && ` ${moreText(moreCount)}`}
          </p>
        </div>
      ))}
    </div>
  );
}
