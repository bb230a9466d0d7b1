/** Returns the name of a file without its folders. @see CALL-102 */
export const baseNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
