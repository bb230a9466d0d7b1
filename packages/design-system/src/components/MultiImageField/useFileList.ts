'use client';
import { useInsertionEffect, useRef, useState } from 'react';

/** Returns a list of files with some added or removed. */
export type FileListChange = (files: readonly File[]) => readonly File[];

/**
 * A list of files that a parent may own. Changes build on the latest list, even before it is rendered.
 *
 * @param onChange called with the new list, and with the change for parents that have a newer list
 */
export function useFileList(
  value: readonly File[] | undefined,
  defaultValue: readonly File[],
  onChange: ((files: readonly File[], change: FileListChange) => void) | undefined,
): [readonly File[], (change: FileListChange) => void] {
  const [own, setOwn] = useState(defaultValue);
  const files = value ?? own;
  const latest = useRef(files);
  useInsertionEffect(() => {
    latest.current = files;
  });
  const change = (toNext: FileListChange) => {
    latest.current = toNext(latest.current);
    // Also renders the field when a parent refuses the change, so that it returns to the parent's list.
    setOwn(latest.current);
    onChange?.(latest.current, toNext);
  };
  return [files, change];
}
