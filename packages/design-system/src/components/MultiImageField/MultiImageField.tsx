'use client';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { formatSize } from '../../internal/format-size.js';
import { acceptedExtensions } from '../../internal/file-drop/accepted-types.js';
import { DropFrame } from '../../internal/file-drop/DropFrame.js';
import { rejectionMessage } from '../../internal/file-drop/rejection-message.js';
import { useFileDrop, type FileDropOptions } from '../../internal/file-drop/useFileDrop.js';
import { Button } from '../Button/index.js';
import { DropArea, dropAreaTexts, type DropAreaTexts } from '../FileDropzone/DropArea.js';
import { LeftOutFiles } from '../FileDropzone/LeftOutFiles.js';
import { RejectionList } from '../FileDropzone/RejectionList.js';
import { RepeatedFiles } from '../FileDropzone/RepeatedFiles.js';
import { FileTypeHint } from '../FileTypeHint/index.js';
import * as styles from './MultiImageField.css.js';
import { ALL_SHOWN_MAX, previewPlan } from './preview-plan.js';
import { Thumbnails } from './Thumbnails.js';
import { useFileList } from './useFileList.js';
import { useTotalBytes } from './useTotalBytes.js';

export interface MultiImageFieldTexts extends DropAreaTexts {
  /** The title of the drop area when there are files. @default 'Drop more images here' */
  titleMore: string;
  /** The number of files. @default 'N files' */
  count: (count: number) => string;
  /** The accessible name of the remove button of a preview. @default 'Remove DJI_0001.JPG' */
  remove: (name: string) => string;
  /** The label of the button that removes all files. @default 'Remove all' */
  removeAll: string;
  /** What the '+N' tile does, read after its number. @default 'show more images' */
  showMore: string;
  /** The label of the button that hides the images that the tile showed. @default 'Show fewer' */
  showFewer: string;
}

export interface MultiImageFieldProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'children' | 'defaultValue'>, Omit<FileDropOptions, 'onFiles'> {
  /** The label of the field. Inside a Field, use the Field's label instead. */
  label?: ReactNode;
  /** The current files (controlled). */
  value?: readonly File[];
  /** The default files (uncontrolled). @default [] */
  defaultValue?: readonly File[];
  /**
   * Called with all files when files are added or removed.
   *
   * @param change makes the same change to a newer list. Use it if your list can change while a large folder is read
   */
  onValueChange?: (value: readonly File[], change: (latest: readonly File[]) => readonly File[]) => void;
  /** Files that were added before and are not in `value`, such as stored ones. Adding them again asks first. @default [] */
  known?: FileDropOptions['known'];
  /** Whether images must arrive with all that cameras wrote into them, such as positions. @default true */
  keepsMetadata?: FileDropOptions['keepsMetadata'];
  /** Returns the displayed name of a file, such as one with its folder. @default its name */
  nameOf?: (file: File) => string;
  /** The hint under the title. @default the first 8 accepted extensions, then 'and more' */
  hint?: ReactNode;
  /** Formats a size. @default in steps of 1024 with one decimal from GB */
  formatBytes?: (sizeBytes: number) => string;
  /** Overrides for the built-in texts. */
  texts?: Partial<MultiImageFieldTexts>;
}

const grouped = new Intl.NumberFormat('en-GB');

const multiImageTexts: MultiImageFieldTexts = {
  ...dropAreaTexts,
  title: 'Drop images here',
  titleMore: 'Drop more images here',
  release: (count) => (count === 1 ? 'Release to add 1 image' : `Release to add ${grouped.format(count)} images`),
  count: (count) => (count === 1 ? '1 file' : `${grouped.format(count)} files`),
  remove: (name) => `Remove ${name}`,
  removeAll: 'Remove all',
  showMore: 'show more images',
  showFewer: 'Show fewer',
};

const JPEG = ['image/jpeg'];

/**
 * Collects many images, JPEG by default. Shows their number, total size and up to 9 previews, or 6 and a '+N' tile that
 * shows the others.
 */
export function MultiImageField({
  label,
  value,
  defaultValue = [],
  onValueChange,
  accept = JPEG,
  rejectionText = (reason, limits) =>
    reason === 'type'
      ? `File types must be the following: ${limits.accept.join(', ')}`
      : rejectionMessage(reason, limits),
  hint = <FileTypeHint extensions={acceptedExtensions(accept)} />,
  formatBytes = formatSize,
  known = [],
  keepsMetadata = true,
  nameOf = ({ name }) => name,
  texts: ownTexts,
  className,
  ...rest
}: MultiImageFieldProps) {
  const texts = { ...multiImageTexts, ...ownTexts };
  const labelId = useId();
  const [files, changeFiles] = useFileList(value, defaultValue, onValueChange);
  const drop = useFileDrop({
    ...rest,
    'aria-labelledby': label ? labelId : rest['aria-labelledby'],
    accept,
    keepsMetadata,
    known: [...known, ...files],
    onFiles: (added) => changeFiles((latest) => [...latest, ...added]),
    rejectionText,
  });
  const [steps, setSteps] = useState(0);
  const { shownCount, moreCount } = previewPlan(files.length, steps);
  const totalBytes = useTotalBytes(files);
  const isFilled = files.length > 0;

  return (
    <DropFrame drop={drop} className={classNames(styles.field, className)}>
      <div className={classNames(Boolean(label || isFilled) && styles.header)}>
        {label && (
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        )}
        <span role="status" className={styles.count}>
          {isFilled && texts.count(files.length)}
        </span>
        {isFilled && (
          <span className={styles.totals}>
            <bdi className={styles.size}>{totalBytes !== undefined && formatBytes(totalBytes)}</bdi>
            {shownCount > ALL_SHOWN_MAX && (
              <Button variant="ghost" size="compact" onClick={() => drop.changeAndFocus(() => setSteps(0))}>
                {texts.showFewer}
              </Button>
            )}
            <Button
              variant="ghost"
              size="compact"
              disabled={rest.disabled}
              onClick={() =>
                drop.changeAndFocus(() => {
                  changeFiles(() => []);
                  setSteps(0);
                })
              }
            >
              {texts.removeAll}
            </Button>
          </span>
        )}
      </div>
      <div className={styles.sheet} data-filled={isFilled || undefined}>
        {isFilled && (
          <Thumbnails
            files={files.slice(0, shownCount)}
            moreCount={moreCount}
            moreText={texts.showMore}
            onMore={() => setSteps(steps + 1)}
            nameOf={nameOf}
            removeLabel={texts.remove}
            onRemove={(file) =>
              drop.changeAndFocus(() => changeFiles((latest) => latest.filter((one) => one !== file)))
            }
            addLabel={texts.choose}
            onAdd={drop.open}
            disabled={rest.disabled}
          />
        )}
        <div className={styles.area}>
          <DropArea
            drop={drop}
            hint={hint}
            texts={isFilled ? { ...texts, title: texts.titleMore } : texts}
            disabled={rest.disabled}
          />
        </div>
      </div>
      <RejectionList drop={drop} moreText={texts.more} />
      <LeftOutFiles drop={drop} />
      <RepeatedFiles drop={drop} texts={texts} />
    </DropFrame>
  );
}
