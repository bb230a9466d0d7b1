import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import { ImagePreview } from '../../internal/ImagePreview.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './MultiImageField.css.js';
import { ALL_SHOWN_MAX } from './preview-plan.js';

/** Twice the width of a preview in the widest field. */
const THUMBNAIL_PIXEL_WIDTH = 280;

const grouped = new Intl.NumberFormat('en-GB');

export interface ThumbnailsProps {
  /** The files with a preview. */
  files: readonly File[];
  /** The number of the others. */
  moreCount: number;
  /** What the '+N' tile does. */
  moreText: string;
  /** Shows more previews. */
  onMore: () => void;
  /** Returns the displayed name of a file. */
  nameOf: (file: File) => string;
  /** Returns the accessible name of the remove button of a preview. */
  removeLabel: (name: string) => string;
  /** Removes a file synchronously. */
  onRemove: (file: File) => void;
  /** The accessible name of the tile that replaces the drop area in narrow fields. */
  addLabel: string;
  onAdd: () => void;
  disabled: boolean | undefined;
}

/** Shows previews of the first files, and a button with the number of the others that shows more. */
export function Thumbnails(props: ThumbnailsProps) {
  const { files, moreCount, moreText, onMore, nameOf, removeLabel, onRemove, addLabel, onAdd, disabled } = props;
  const isShort = moreCount > 0 && files.length < ALL_SHOWN_MAX;
  const list = useRef<HTMLUListElement>(null);
  const remove = (file: File, index: number) => {
    onRemove(file);
    const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    left[Math.min(index, left.length - 1)]?.focus();
  };
  const more = () => {
    flushSync(onMore);
    list.current?.querySelectorAll<HTMLElement>('[data-remove]')[files.length]?.focus();
  };
  return (
    <ul ref={list} className={classNames(styles.thumbnails, isShort ? styles.columns.withMore : styles.columns.all)}>
      {files.map((file, index) => (
        <li key={keyOf(file)} className={styles.picture}>
          <ImagePreview
            file={file}
            pixelWidth={THUMBNAIL_PIXEL_WIDTH}
            className={styles.thumbnail}
            aria-label={nameOf(file)}
          />
          {nameOf(file) !== file.name && (
            <span aria-hidden="true" translate="no" className={styles.caption}>
              {nameOf(file)}
            </span>
          )}
          <button
            type="button"
            data-remove
            className={styles.remove}
            aria-label={removeLabel(nameOf(file))}
            disabled={disabled}
            onClick={() => remove(file, index)}
          >
            <span className={styles.removePlate}>
              <XIcon size={14} weight="bold" aria-hidden="true" />
            </span>
          </button>
        </li>
      ))}
      {moreCount > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={more}>
            <span>{`+${grouped.format(moreCount)}`}</span> <VisuallyHidden>{moreText}</VisuallyHidden>
          </button>
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
