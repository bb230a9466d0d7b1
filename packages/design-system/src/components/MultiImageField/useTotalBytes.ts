'use client';
import { useEffect, useState } from 'react';
import { isMeasured, measureFiles } from '../../internal/file-drop/measure-files.js';

/** Up to this many files, reading their sizes takes no noticeable time. */
const FEW = 50;

/** Returns the total size of files in bytes; `undefined` while the sizes of many files are read. */
export function useTotalBytes(files: readonly File[]): number | undefined {
  const [, setMeasured] = useState<readonly File[]>();
  const isReady = files.length <= FEW || files.every(isMeasured);
  useEffect(() => {
    if (isReady) return undefined;
    const stop = new AbortController();
    void measureFiles(files, stop.signal).then(() => {
      if (!stop.signal.aborted) setMeasured(files);
    });
    return () => stop.abort();
  }, [files, isReady]);
  return isReady ? files.reduce((sum, file) => sum + file.size, 0) : undefined;
}
