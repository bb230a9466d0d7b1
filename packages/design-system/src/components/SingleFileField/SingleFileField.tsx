'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { formatSize } from '../../internal/format-size.js';
import { ImagePreview } from '../../internal/ImagePreview.js';
import { acceptedExtensions } from '../../internal/file-drop/accepted-types.js';
import { DropFrame } from '../../internal/file-drop/DropFrame.js';
import { rejectionMessage } from '../../internal/file-drop/rejection-message.js';
import { useFileDrop, type FileDropOptions } from '../../internal/file-drop/useFileDrop.js';
import { Button } from '../Button/index.js';
import { DropArea, dropAreaTexts, type DropAreaTexts } from '../FileDropzone/DropArea.js';
import { LeftOutFiles } from '../FileDropzone/LeftOutFiles.js';
import { RejectionList } from '../FileDropzone/RejectionList.js';
import { FileTypeHint } from '../FileTypeHint/index.js';
import * as styles from './SingleFileField.css.js';

export interface SingleFileFieldTexts extends DropAreaTexts {
  /** The label of the replace button. @default 'Replace' */
  replace: string;
  /** The label of the remove button. @default 'Remove' */
  remove: string;
  /** The alternative text of the existing image. @default 'Current picture' */
  existing: string;
}

export interface SingleFileFieldProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'children' | 'defaultValue'>,
    Omit<FileDropOptions, 'onFiles' | 'maxFiles'> {
  /** The file when controlled; `null` without one. */
  value?: File | null;
  /** The initial file when uncontrolled. @default null */
  defaultValue?: File | null;
  /** Called with the file, or null when it is removed. */
  onValueChange?: (value: File | null) => void;
  /** The URL of the existing image, shown until a file is chosen. */
  existingSrc?: string | null;
  /** Called to remove the existing image. Without it, the image cannot be removed. */
  onExistingRemove?: () => void;
  /** The text below the title. @default the accepted extensions, at most 8 and 'and more' */
  hint?: ReactNode;
  /** Formats file sizes. @default units of 1024, one decimal from GB */
  formatBytes?: (sizeBytes: number) => string;
  /** Replaces built-in texts. */
  texts?: Partial<SingleFileFieldTexts>;
}

const singleFileTexts: SingleFileFieldTexts = {
  ...dropAreaTexts,
  title: 'Drop a file here',
  choose: 'Choose file',
  replace: 'Replace',
  remove: 'Remove',
  existing: 'Current picture',
};

const JPEG_OR_PNG = ['image/jpeg', 'image/png'];

/** A field for one file, JPEG or PNG by default. A new file replaces the current one. */
export function SingleFileField({
  value,
  defaultValue = null,
  onValueChange,
  existingSrc,
  onExistingRemove,
  accept = JPEG_OR_PNG,
  rejectionText = (reason, limits) =>
    reason === 'type'
      ? `File type must be the following: ${limits.accept.join(', ')}`
      : rejectionMessage(reason, limits),
  hint = <FileTypeHint extensions={acceptedExtensions(accept)} />,
  formatBytes = formatSize,
  texts: ownTexts,
  className,
  ...rest
}: SingleFileFieldProps) {
  const texts = { ...singleFileTexts, ...ownTexts };
  const factsId = useId();
  const [file, setFile] = useControllableState<File | null>(value, defaultValue, onValueChange);
  const drop = useFileDrop({
    ...rest,
    accept,
    maxFiles: 1,
    onFiles: ([chosen]) => drop.changeAndFocus(() => setFile(chosen ?? null)),
    rejectionText,
  });
  const describedBy = useFieldControl(rest)['aria-describedby'];
  const remove = file ? () => setFile(null) : onExistingRemove;

  return (
    <DropFrame drop={drop} className={classNames(styles.field, className)}>
      {file || existingSrc ? (
        <div className={styles.filled}>
          {file ? (
            <ImagePreview file={file} pixelWidth={480} />
          ) : (
            <img className={styles.existing} src={existingSrc ?? undefined} alt={texts.existing} decoding="async" />
          )}
          <div className={styles.facts}>
            {file && (
              <p id={factsId}>
                <span className={styles.name} translate="no">
                  {file.name}
                </span>{' '}
                <bdi className={styles.size}>{formatBytes(file.size)}</bdi>
              </p>
            )}
            <div className={styles.buttons}>
              <Button
                size="compact"
                aria-describedby={joinIds(file !== null && factsId, describedBy)}
                disabled={rest.disabled}
                onClick={drop.open}
              >
                {texts.replace}
              </Button>
              {remove && (
                <Button
                  variant="dangerQuiet"
                  size="compact"
                  disabled={rest.disabled}
                  onClick={() => drop.changeAndFocus(remove)}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          </div>
        </div>
      ) : (
        <DropArea drop={drop} hint={hint} texts={texts} disabled={rest.disabled} />
      )}
      <RejectionList drop={drop} moreText={texts.more} />
      <LeftOutFiles drop={drop} />
    </DropFrame>
  );
}
