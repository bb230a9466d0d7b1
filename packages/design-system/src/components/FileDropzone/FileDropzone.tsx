'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { useFieldControl } from '../../internal/field-context.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { FileTypeHint } from '../FileTypeHint/index.js';
import { acceptedExtensions } from './accepted-types.js';
import { DropArea, dropAreaTexts, type DropAreaTexts } from './DropArea.js';
import * as styles from './FileDropzone.css.js';
import { RejectionList } from './RejectionList.js';
import { useFileDrop, type FileDropOptions } from './useFileDrop.js';

export interface FileDropzoneProps extends Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'children'>, FileDropOptions {
  /** Under the title. @default the accepted extensions, 8 of them and 'and more' */
  hint?: ReactNode;
  /** Built-in texts to replace; the others stay. */
  texts?: Partial<DropAreaTexts>;
}

/**
 * Takes files and folders that are dropped, pasted or chosen, and says under itself why others were refused.
 *
 * @see UPL-029..034, UPL-043..048
 */
export function FileDropzone({
  accept = [],
  minSizeBytes,
  maxSizeBytes,
  maxFiles,
  disabled,
  onFiles,
  onReject,
  rejectionText,
  readErrorText,
  hint = <FileTypeHint extensions={acceptedExtensions(accept)} />,
  texts,
  className,
  ref,
  ...rest
}: FileDropzoneProps) {
  const drop = useFileDrop({
    accept,
    minSizeBytes,
    maxSizeBytes,
    maxFiles,
    disabled,
    onFiles,
    onReject,
    rejectionText,
    readErrorText,
  });
  const field = useFieldControl(rest);
  const words = { ...dropAreaTexts, ...texts };
  return (
    <div
      {...drop.rootProps(rest)}
      ref={useMergedRefs(ref, drop.rootRef)}
      className={classNames(styles.dropzone, className)}
      data-state={drop.state}
      id={field.id}
      aria-label={field['aria-label']}
      aria-labelledby={field['aria-labelledby']}
    >
      <input {...drop.inputProps} />
      <DropArea drop={drop} hint={hint} texts={words} disabled={disabled} />
      <RejectionList rejections={drop.rejections} readError={drop.readError} moreText={words.more} />
    </div>
  );
}
