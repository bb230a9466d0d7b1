/** A tag of an image file directory: text, bytes, one number of two bytes, or fractions. */
export type Tag = [id: number, value: string | Uint8Array | number | readonly (readonly [number, number])[]];

const BYTE = 1;
const ASCII = 2;
const SHORT = 3;
const RATIONAL = 5;
const SIGNED_RATIONAL = 10;
const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
const LONG = 4;
const ENTRY_BYTES = 12;
const TIFF_HEAD_BYTES = 8;

/** Bytes of an ASCII text. */
export const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const long = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const short = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff];

function stored([id, value]: Tag): { id: number; type: number; count: number; data: number[] } {
  if (typeof value === 'string') return { id, type: ASCII, count: value.length + 1, data: [...bytesOf(value), 0] };
  if (value instanceof Uint8Array) return { id, type: BYTE, count: value.length, data: [...value] };
  if (typeof value === 'number') return { id, type: SHORT, count: 1, data: short(value) };
  const type = value.some(([over]) => over < 0) ? SIGNED_RATIONAL : RATIONAL;
  return { id, type, count: value.length, data: value.flatMap(([over, under]) => [...long(over), ...long(under)]) };
}

/** Bytes of a directory at a place in the file, followed by its values. */
function directory(at: number, entries: { id: number; type: number; count: number; data: number[] }[]): number[] {
  let free = at + 2 + entries.length * ENTRY_BYTES + 4;
  const values: number[] = [];
  const rows = entries.flatMap(({ id, type, count, data }) => {
    const isInside = data.length <= 4;
    const field = isInside ? [...data, 0, 0, 0, 0].slice(0, 4) : long(free);
    if (!isInside) {
      values.push(...data);
      free += data.length;
    }
    return [...short(id), ...short(type), ...long(count), ...field];
  });
  return [...short(entries.length), ...rows, 0, 0, 0, 0, ...values];
}

/** The tags of the three directories of EXIF. */
export interface ExifTags {
  ifd0?: Tag[];
  exif?: Tag[];
  gps?: Tag[];
}

/** Bytes of a TIFF block with these tags. */
export function tiff({ ifd0 = [], exif = [], gps = [] }: ExifTags): number[] {
  const pointer = (id: number, at: number) => ({ id, type: LONG, count: 1, data: long(at) });
  const first = ifd0.map(stored);
  const lengthOf = (at: number, entries: ReturnType<typeof stored>[]) => directory(at, entries).length;
  const firstBytes = lengthOf(TIFF_HEAD_BYTES, [...first, pointer(EXIF_IFD, 0), pointer(GPS_IFD, 0)]);
  const exifAt = TIFF_HEAD_BYTES + firstBytes;
  const gpsAt = exifAt + lengthOf(exifAt, exif.map(stored));
  return [
    ...bytesOf('MM'),
    ...short(42),
    ...long(TIFF_HEAD_BYTES),
    ...directory(TIFF_HEAD_BYTES, [...first, pointer(EXIF_IFD, exifAt), pointer(GPS_IFD, gpsAt)]),
    ...directory(exifAt, exif.map(stored)),
    ...directory(gpsAt, gps.map(stored)),
  ];
}

/** A segment of a JPEG image: its marker, how it begins, and how long it is without marker and length. */
export type Segment = [marker: number, start: string | number[], length?: number];

/** A JPEG image of segments only: start marker, the given ones, start of scan, end. */
export function jpeg(...segments: Segment[]): Uint8Array {
  const parts = segments.map(([marker, start, length]) => {
    const content = typeof start === 'string' ? bytesOf(start) : start;
    const filled = [...content, ...Array<number>(Math.max(0, (length ?? content.length) - content.length)).fill(0)];
    return [0xff, marker, ...short(filled.length + 2), ...filled];
  });
  return Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xda, 0, 2, 0xff, 0xd9]);
}

/** The segment of EXIF tags. */
export const exifSegment = (tags: ExifTags): Segment => [0xe1, [...bytesOf('Exif\0\0'), ...tiff(tags)]];

/** The segment of XMP, of which this is one description: `drone-dji:RelativeAltitude="+16.50"`. */
export const xmpSegment = (attributes: string): Segment => [
  0xe1,
  `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:RDF><rdf:Description ${attributes}/></rdf:RDF></x:xmpmeta>`,
];
