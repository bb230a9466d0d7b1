import { type FileHandles, fileHandles } from '@inspection-studio/design-system';
import { reopenedHandles } from './reopened-handles.ts';

/** Returns the handles of a file that was dropped or opened by its handles; `undefined` when it has none. */
export const handlesOf = (file: File): FileHandles | undefined => reopenedHandles(file) ?? fileHandles(file);
