import type { FileLike } from './thumbnail-file.ts';

/** Returns the path of a file below the dropped folder, without a leading slash; its name without a folder. */
export const pathOf = ({ name, relativePath = name }: Pick<FileLike, 'name' | 'relativePath'>): string =>
  relativePath.replace(/^\.?\/+/, '');
