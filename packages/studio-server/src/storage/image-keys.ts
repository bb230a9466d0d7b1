/** Storage key of an image's thumbnail. */
export const thumbnailKeyOf = (projectId: string, imageId: string): string => `thumbnails/${projectId}/${imageId}.jpg`;

/** Storage key of an image's tiles. The file can be deleted at any time: the next viewer makes it again. */
export const pyramidKeyOf = (projectId: string, imageId: string): string => `pyramids/${projectId}/${imageId}.tif`;

/** Id of the image that a thumbnail or pyramid belongs to. */
export const imageIdOf = (key: string): string => key.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Folders of all files of an inspection. */
export const foldersOf = (projectId: string): string[] =>
  ['projects', 'thumbnails', 'pyramids'].map((prefix) => `${prefix}/${projectId}`);
