'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { acceptedExtensions } from '../../internal/file-drop/accepted-types.js';
import { DropFrame } from '../../internal/file-drop/DropFrame.js';
import { useFileDrop, type FileDropOptions } from '../../internal/file-drop/useFileDrop.js';
import { FileTypeHint } from '../FileTypeHint/index.js';
import { DropArea, dropAreaTexts, type DropAreaTexts } from './DropArea.js';
import { LeftOutFiles } from './LeftOutFiles.js';
import { RejectionList } from './RejectionList.js';
import { RepeatedFiles } from './RepeatedFiles.js';

export interface FileDropzoneProps extends Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'children'>, FileDropOptions {
  /** The hint under the title. @default the first 8 accepted extensions, then 'and more' */
  hint?: ReactNode;
  /** Overrides for the built-in texts. */
  texts?: Partial<DropAreaTexts>;
}

/**
 * Accepts dropped, pasted or chosen files and folders, and lists under it why others were rejected. Asks before it adds
 * a file again.
 */
export function FileDropzone({
  accept = [],
  hint = <FileTypeHint extensions={acceptedExtensions(accept)} />,
  texts,
  className,
  ...rest
}: FileDropzoneProps) {
  const drop = useFileDrop({ ...rest, accept });
  const words = { ...dropAreaTexts, ...texts };
  return (
    <DropFrame drop={drop} className={className}>
      <DropArea drop={drop} hint={hint} texts={words} disabled={rest.disabled} />
      <RejectionList drop={drop} moreText={words.more} />
      <LeftOutFiles drop={drop} />
      <RepeatedFiles drop={drop} texts={words} />
    </DropFrame>
  );
}
