'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { acceptedExtensions } from '../../internal/file-drop/accepted-types.js';
import { DropFrame } from '../../internal/file-drop/DropFrame.js';
import { useFileDrop, type FileDropOptions } from '../../internal/file-drop/useFileDrop.js';
import { FileTypeHint } from '../FileTypeHint/index.js';
import { DropArea, dropAreaTexts, type DropAreaTexts } from './DropArea.js';
import { RejectionList } from './RejectionList.js';

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
    </DropFrame>
  );
}
