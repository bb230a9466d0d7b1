import { FieldError } from '../Field/index.js';
import { groupRejections } from './group-rejections.js';
import * as styles from './FileDropzone.css.js';
import type { FileRejection } from './useFileDrop.js';

export interface RejectionListProps {
  rejections: readonly FileRejection[];
  readError: string | undefined;
  /** @default 'and N more' */
  moreText?: ((count: number) => string) | undefined;
}

/** What was refused by the last drop and why; announced at once. */
export function RejectionList({ rejections, readError, moreText = (count) => `and ${count} more` }: RejectionListProps) {
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
