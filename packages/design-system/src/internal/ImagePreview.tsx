'use client';
import { FileIcon } from '@phosphor-icons/react/dist/csr/File';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.js';
import * as styles from './ImagePreview.css.js';
import { inThumbnailQueue } from './thumbnail-queue.js';

export interface ImagePreviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  file: File;
  /** Width of the decoded picture in device pixels; its height follows. */
  pixelWidth: number;
}

const neverChanges = () => () => {};
const canResizeHere = () => typeof createImageBitmap === 'function';
/** What a server renders: most browsers can. */
const canResizeUsually = () => true;

/**
 * A small picture of a file: decoded off the main thread and at its small size where the browser can, and only the
 * name's ending for a file that is no picture.
 */
export function ImagePreview({ file, pixelWidth, className, ...rest }: ImagePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failedFile, setFailedFile] = useState<File>();
  const [drawnFile, setDrawnFile] = useState<File>();
  const canResize = useSyncExternalStore(neverChanges, canResizeHere, canResizeUsually);
  const isPicture = file.type.startsWith('image/') && failedFile !== file;

  useEffect(() => {
    if (!canResize || !isPicture) return undefined;
    const stop = new AbortController();
    inThumbnailQueue(() => createImageBitmap(file, { resizeWidth: pixelWidth, resizeQuality: 'medium' }), stop.signal)
      .then((bitmap) => {
        if (bitmap === undefined) return;
        if (stop.signal.aborted) return bitmap.close();
        canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        setDrawnFile(file);
      })
      .catch(() => setFailedFile(file));
    return () => stop.abort();
  }, [canResize, file, isPicture, pixelWidth]);

  return (
    <div
      role="img"
      aria-label={file.name}
      className={classNames(styles.preview, className)}
      data-state={isPicture && canResize && drawnFile !== file ? 'decoding' : 'shown'}
      {...rest}
    >
      {!isPicture && (
        <span className={styles.fileKind}>
          <FileIcon size={24} aria-hidden="true" />
          <span>{file.name.slice(file.name.lastIndexOf('.') + 1).toUpperCase()}</span>
        </span>
      )}
      {isPicture && canResize && <canvas ref={canvas} className={styles.picture} />}
      {isPicture && !canResize && <ObjectUrlPicture file={file} onFail={() => setFailedFile(file)} />}
    </div>
  );
}

/** The whole picture by an object URL, which lives as long as it is shown. */
function ObjectUrlPicture({ file, onFail }: { file: File; onFail: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} className={styles.picture} alt="" decoding="async" onError={onFail} />;
}
