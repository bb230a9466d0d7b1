import type { ThumbnailFormValue } from '@inspection-studio/domain/shared';
import type { ReactNode } from 'react';
import { ChosenPicture } from './ChosenPicture.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './shown-thumbnail.css.ts';

/** Shows the picture of a form's thumbnail field. */
export function shownThumbnail({ file, existing }: ThumbnailFormValue): ReactNode {
  if (file instanceof File) {
    return (
      <>
        <span className={styles.picture}>
          <ChosenPicture file={file} />
        </span>
        <span translate="no">{file.name}</span>
      </>
    );
  }
  if (!existing) return 'None';
  return (
    <>
      <span className={styles.picture}>
        <Picture src={existing} />
      </span>
      <span>Saved image</span>
    </>
  );
}
