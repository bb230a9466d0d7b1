/** Returns the name of a file without its folders. */
export const baseNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
