import type { FileType } from '../shared/file-type.ts';
import { contentTypeOf, type NamedFile } from './accepted-files.ts';

/** Drawings whose registered MIME type calls them images. */
const DRAWINGS: readonly string[] = ['image/vnd.dwg', 'image/vnd.dxf'];

/** Kind of a file, by its MIME type or else its extension; Blob is any other file. @see spec 1 §3 "File type" */
export function fileTypeOf(file: NamedFile): FileType {
  const mime = contentTypeOf(file);
  if (mime.startsWith('image/') && !DRAWINGS.includes(mime)) return 'Image';
  if (mime.startsWith('video/')) return 'Video';
  return mime === 'application/pdf' ? 'Pdf' : 'Blob';
}

/** Kind of a supplementary file, of which PDFs are sent as Blob. @see spec 2 §7 "PUT projects/{id}/modules", N102 */
export function supplementaryTypeOf(file: NamedFile): Exclude<FileType, 'Pdf'> {
  const type = fileTypeOf(file);
  return type === 'Pdf' ? 'Blob' : type;
}
