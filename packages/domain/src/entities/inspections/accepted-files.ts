/** MIME types with their extensions, lower case with a dot, as in `accept` of a file field. */
export type AcceptedFiles = Readonly<Record<string, readonly string[]>>;

/** Placeholder for formats without a registered MIME type, which match by extension only. */
const BY_EXTENSION = 'application/vnd.inspection-studio.data';

const JPEG: AcceptedFiles = { 'image/jpeg': ['.jpg', '.jpeg'] };

/** Accepted files of each file field in the inspection wizard. */
export const ACCEPTED_FILES = {
  visual: JPEG,
  thermal: JPEG,
  orthoTemplate: {
    'application/vnd.ms-excel': ['.xls'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
  sonarImages: { 'image/bmp': ['.bmp'] },
  sonarParameters: { 'text/plain': ['.txt'] },
  supplementary: {
    ...JPEG,
    'image/png': ['.png'],
    'image/bmp': ['.bmp'],
    'image/tiff': ['.tif', '.tiff'],
    'image/svg+xml': ['.svg'],
    'image/jxl': ['.jxl'],
    'image/vnd.dxf': ['.dxf'],
    'image/vnd.dwg': ['.dwg'],
    'application/zip': ['.zip'],
    'application/x-zip-compressed': ['.zip'],
    'application/msword': ['.doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
    'application/vnd.ms-excel': ['.xls'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
    'application/vnd.ms-powerpoint': ['.ppt'],
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
    'application/pdf': ['.pdf'],
    'text/plain': ['.txt', '.log'],
    'video/x-msvideo': ['.avi'],
    'video/h264': ['.h264'],
    'video/quicktime': ['.mov'],
    'video/mp4': ['.mp4'],
    'video/mpeg': ['.mpeg'],
    'video/x-ms-wmv': ['.wmv'],
    'video/mp2t': ['.ts'],
    'model/obj': ['.obj'],
    'application/vnd.google-earth.kmz': ['.kmz'],
    'application/vnd.google-earth.kml+xml': ['.kml'],
    'application/vnd.las': ['.las'],
    'application/x-msi': ['.msi'],
    [BY_EXTENSION]: [
      '.rvt',
      '.rft',
      '.xyz',
      '.shp',
      '.mxd',
      '.p4d',
      '.cam',
      '.ssk',
      '.prj',
      '.p4b',
      '.p4drec',
      '.fbx',
      '.dat',
      '.sbf',
      '.efly',
      '.nfo',
      '.thm',
    ],
  },
} as const satisfies Record<string, AcceptedFiles>;

/** The properties of a file that the rules use. A browser's File can be passed. */
export interface NamedFile {
  name: string;
  /** MIME type; '' when unknown. */
  type: string;
}

/** Whether a field accepts a file, by MIME type or by extension, upper or lower case. */
export function isAccepted(file: NamedFile, accepted: AcceptedFiles): boolean {
  const type = file.type.toLowerCase();
  const extension = extensionOf(file.name);
  const fitsType = type !== BY_EXTENSION && Object.hasOwn(accepted, type);
  return fitsType || Object.values(accepted).some((extensions) => extensions.includes(extension));
}

/** Returns why a file with another type is not accepted: 'File types must be the following: .jpeg, .jpg' */
export const wrongTypeText = (accepted: AcceptedFiles): string =>
  `File types must be the following: ${[...new Set(Object.values(accepted).flat())].toSorted().join(', ')}`;

/** Other extensions that browsers know for a MIME type, so that a file field offers these files too. */
const EXTENSION_ALIASES: AcceptedFiles = { 'image/jpeg': ['.jfif', '.jpe', '.pjp', '.pjpeg'] };

/**
 * Whether the name of a file fits a field. Used where the MIME type is unknown, as in the
 * registration of images.
 */
export function isAcceptedName(name: string, accepted: AcceptedFiles): boolean {
  const extension = extensionOf(name);
  return Object.entries(accepted).some(([type, extensions]) =>
    [...extensions, ...(EXTENSION_ALIASES[type] ?? [])].includes(extension),
  );
}

/**
 * Returns the MIME type to store a file with: that of the browser, otherwise by extension.
 *
 * @returns lower case; 'application/octet-stream' when both are unknown
 */
export function contentTypeOf(file: NamedFile): string {
  if (file.type) return file.type.toLowerCase();
  const extension = extensionOf(file.name);
  const known = Object.entries<readonly string[]>(ACCEPTED_FILES.supplementary).find(([, extensions]) =>
    extensions.includes(extension),
  );
  return known && known[0] !== BY_EXTENSION ? known[0] : 'application/octet-stream';
}

/** Extension of a file name in lower case with its dot; '' without one. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}
