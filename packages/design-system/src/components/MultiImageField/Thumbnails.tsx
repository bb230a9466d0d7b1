import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import { ImagePreview } from '../../internal/ImagePreview.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './MultiImageField.css.js';
import { previewPlan } from './preview-plan.js';

/** Twice the width of a frame in the widest field. */
const THUMBNAIL_PIXEL_WIDTH = 280;

const grouped = new Intl.NumberFormat('en-GB');

export interface ThumbnailsProps {
  files: readonly File[];
  moreText: (count: number) => string;
  /** Name of the adding tile, which narrow fields show in place of the drop area. */
  addLabel: string;
  onAdd: () => void;
  disabled: boolean | undefined;
}

/** The first pictures of many, and how many there are beyond them. */
export function Thumbnails({ files, moreText, addLabel, onAdd, disabled }: ThumbnailsProps) {
  const { shownCount, moreCount } = previewPlan(files.length);
  return (
    <ul className={classNames(styles.thumbnails, moreCount > 0 ? styles.columns.withMore : styles.columns.all)}>
      {files.slice(0, shownCount).map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and files are only added at the end
        <li key={`${index} ${file.name}`}>
          <ImagePreview file={file} pixelWidth={THUMBNAIL_PIXEL_WIDTH} className={styles.thumbnail} />
        </li>
      ))}
      {moreCount > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{grouped.format(moreCount)}</span>
          <VisuallyHidden>{moreText(moreCount)}</VisuallyHidden>
        </li>
      )}
      <li className={styles.addTile}>
        <button type="button" className={styles.add} aria-label={addLabel} disabled={disabled} onClick={onAdd}>
          <Brackets className={styles.addBrackets} />
          <PlusIcon size={24} aria-hidden="true" />
        </button>
      </li>
    </ul>
  );
}
