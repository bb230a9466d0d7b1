import type { FileType } from '../shared/file-type.ts';
import { contentTypeOf, type NamedFile } from './accepted-files.ts';
import type { DataType } from './data-types.ts';
import { isSonarImage } from './sonar-pairs.ts';

/** Drawings whose registered MIME type calls them images. */
const DRAWINGS: readonly string[] = ['image/vnd.dwg', 'image/vnd.dxf'];

/** Kind of a file, by its MIME type or else its extension; Blob is any other file. @see ENUM-068..071 */
export function fileTypeOf(file: NamedFile): FileType {
  const mime = contentTypeOf(file);
  if (mime.startsWith('image/') && !DRAWINGS.includes(mime)) return 'Image';
  if (mime.startsWith('video/')) return 'Video';
  return mime === 'application/pdf' ? 'Pdf' : 'Blob';
}

/** Kind of a supplementary file, of which PDFs are sent as Blob. @see CALL-105, N102 */
export function supplementaryTypeOf(file: NamedFile): Exclude<FileType, 'Pdf'> {
  const type = fileTypeOf(file);
  return type === 'Pdf' ? 'Blob' : type;
}

/** How a file is stored: its upload is asked for by this MIME type, and its confirmation repeats the kind. */
export interface StoredAs {
  mime: string;
  type: Exclude<FileType, 'Pdf'>;
}

const EXCEL = 'application/vnd.ms-excel';
const EXCEL_XML = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * What server and browser agree a file of an inspection is: given by its kind of
 * data, whatever the browser calls it, except for supplementary files.
 *
 * @see VAL-112..116, CALL-104..105
 */
export function storedAs(kind: DataType, file: NamedFile): StoredAs {
  switch (kind) {
    case 'three':
    case 'two':
      return { mime: 'image/jpeg', type: 'Image' };
    case 'ortho':
      return { mime: file.name.toLowerCase().endsWith('.xls') ? EXCEL : EXCEL_XML, type: 'Blob' };
    case 'sonar':
      return isSonarImage(file.name) ? { mime: 'image/bmp', type: 'Image' } : { mime: 'text/plain', type: 'Blob' };
    case 'supplementary':
      return { mime: contentTypeOf(file), type: supplementaryTypeOf(file) };
  }
}
