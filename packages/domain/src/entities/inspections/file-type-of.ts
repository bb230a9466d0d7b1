import type { FileType } from '../shared/file-type.ts';
import { contentTypeOf, type NamedFile } from './accepted-files.ts';
import type { DataType } from './data-types.ts';
import { isSonarImage } from './sonar-pairs.ts';

/** Drawings with an image MIME type. */
const DRAWINGS: readonly string[] = ['image/vnd.dwg', 'image/vnd.dxf'];

/** Returns the type of a file by its MIME type or extension. Blob is any other file. */
export function fileTypeOf(file: NamedFile): FileType {
  const mime = contentTypeOf(file);
  if (mime.startsWith('image/') && !DRAWINGS.includes(mime)) return 'Image';
  if (mime.startsWith('video/')) return 'Video';
  return mime === 'application/pdf' ? 'Pdf' : 'Blob';
}

/** Returns the type of a supplementary file. PDFs are sent as Blob. */
export function supplementaryTypeOf(file: NamedFile): Exclude<FileType, 'Pdf'> {
  const type = fileTypeOf(file);
  return type === 'Pdf' ? 'Blob' : type;
}

/** How a file is stored: the MIME type of its upload URL and the type in its confirmation. */
export interface StoredAs {
  mime: string;
  type: Exclude<FileType, 'Pdf'>;
}

const EXCEL = 'application/vnd.ms-excel';
const EXCEL_XML = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Returns how a file of an inspection is stored, the same on server and client.
 * It depends on the kind of data, and on the browser's MIME type for
 * supplementary files only.
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
