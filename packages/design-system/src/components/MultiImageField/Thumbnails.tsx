import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef } from 'react';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import { ImagePreview } from '../../internal/ImagePreview.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './MultiImageField.css.js';
import { previewPlan } from './preview-plan.js';

/** Twice the width of a preview in the widest field. */
const THUMBNAIL_PIXEL_WIDTH = 280;

const grouped = new Intl.NumberFormat('en-GB');

export interface ThumbnailsProps {
  files: readonly File[];
  moreText: (count: number) => string;
  /** Returns the accessible name of the remove button of a preview. */
  removeLabel: (name: string) => string;
  /** Removes a file synchronously. */
  onRemove: (index: number) => void;
  /** The accessible name of the tile that replaces the drop area in narrow fields. */
  addLabel: string;
  onAdd: () => void;
  disabled: boolean | undefined;
}

/** Shows previews of the first files and the number of the others. */
export function Thumbnails({ files, moreText, removeLabel, onRemove, addLabel, onAdd, disabled }: ThumbnailsProps) {
  const { shownCount, moreCount } = previewPlan(files.length);
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    left[Math.min(index, left.length - 1)]?.focus();
  };
  return (
    <ul
      ref={list}
      className={classNames(styles.thumbnails, moreCount > 0 ? styles.columns.withMore : styles.columns.all)}
    >
      {files.slice(0, shownCount).map((file, index) => (
        <li key={keyOf(file)} className={styles.picture}>
          <ImagePreview file={file} pixelWidth={THUMBNAIL_PIXEL_WIDTH} className={styles.thumbnail} />
          <button
            type="button"
            data-remove
            className={styles.remove}
            aria-label={removeLabel(file.name)}
            disabled={disabled}
            onClick={() => remove(index)}
          >
            <span className={styles.removePlate}>
              <XIcon size={14} weight="bold" aria-hidden="true" />
            </span>
          </button>
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

const keys = new WeakMap<File, number>();
let keyCount = 0;

/** Returns a key for a file. File names are not unique, and a stable key keeps previews from being decoded again. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? (keyCount += 1);
  keys.set(file, key);
  return key;
}
