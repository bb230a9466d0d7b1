/** Position of a photo, WGS 84; altitude as the camera wrote it. */
export interface PhotographPosition {
  longitude: number;
  latitude: number;
  altitudeMetres: number | null;
}

/** What a JPEG says of itself. */
export interface Photo {
  /** Pixels as a person sees them, orientation applied. */
  width: number;
  height: number;
  position: PhotographPosition | null;
}

const SOI = 0xff_d8;
const APP1 = 0xe1;
const SOS = 0xda;
const EOI = 0xd9;
/** Markers between the scans of a progressive JPEG: tables, the next scan, the number of lines. */
const BETWEEN_SCANS = new Set([0xc4, SOS, 0xdb, 0xdc, 0xdd, 0xfe]);
const RESTART_FIRST = 0xd0;
const RESTART_LAST = 0xd7;
const EXIF_PREFIX = 'Exif\0\0';
/** Markers C0 to CF that begin no frame: Huffman tables, a reserved one, arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);
const TAGS = {
  orientation: 0x01_12,
  gps: 0x88_25,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
  altitudeRef: 5,
  altitude: 6,
};
/** Bytes of one value by its TIFF type. */
const TYPE_BYTES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };
const FIRST_QUARTER_TURN = 5;

type Values = Map<number, number[]>;

/**
 * Reads a photo independently of the server, to verify the server's reader.
 *
 * @returns null when the file is no JPEG, or ends before its frame begins
 */
export function readPhoto(file: Buffer): Photo | null {
  if (file.length < 4 || file.readUInt16BE(0) !== SOI) return null;
  let exif: { orientation: number; position: PhotographPosition | null } = { orientation: 1, position: null };
  for (let at = 2; at + 9 < file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (marker === APP1 && file.toString('latin1', at + 4, at + 10) === EXIF_PREFIX)
      exif = readExif(file.subarray(at + 10, end));
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      const isTurned = exif.orientation >= FIRST_QUARTER_TURN;
      return { width: isTurned ? height : width, height: isTurned ? width : height, position: exif.position };
    }
    if (marker === SOS) return null;
    at = end;
  }
  return null;
}

function readExif(tiff: Buffer) {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const first = readDirectory(tiff, isLittle, isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4));
    const gpsAt = first.get(TAGS.gps)?.[0];
    const gps = gpsAt === undefined ? new Map<number, number[]>() : readDirectory(tiff, isLittle, gpsAt);
    return { orientation: first.get(TAGS.orientation)?.[0] ?? 1, position: toPosition(gps) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { orientation: 1, position: null };
  }
}

/**
 * Whether nothing in the middle of the picture's data is lost: its restart marks count up as they must, and no other
 * mark stands where pixels belong. Where that does not hold, decoders disagree about what is left; data that merely
 * ends too early is in order.
 */
export function isInOrder(file: Buffer): boolean {
  let expected = 0;
  let isInScan = false;
  for (let at = 2; at + 4 < file.length;) {
    const marker = file[at] === 0xff ? (file[at + 1] ?? 0) : 0;
    if (isInScan && (marker === 0 || marker === 0xff)) {
      at = file.indexOf(0xff, at + 1);
      if (at < 0) return true;
    } else if (isInScan && marker >= RESTART_FIRST && marker <= RESTART_LAST) {
      if (marker !== RESTART_FIRST + (expected % 8)) return false;
      expected += 1;
      at += 2;
    } else if (marker === EOI) {
      return true;
    } else {
      if (isInScan && !BETWEEN_SCANS.has(marker)) return false;
      if (marker === SOS) [isInScan, expected] = [true, 0];
      at += 2 + file.readUInt16BE(at + 2);
    }
  }
  return true;
}

/** The numbers of every entry of one directory; a rational is their quotient, text the codes of its characters. */
function readDirectory(tiff: Buffer, isLittle: boolean, offset: number): Values {
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const values: Values = new Map();
  const count = short(offset);
  for (let index = 0; index < count; index += 1) {
    const entry = offset + 2 + index * 12;
    const [tag, type, valueCount] = [short(entry), short(entry + 2), long(entry + 4)];
    const size = TYPE_BYTES[type];
    if (size === undefined || size * valueCount > tiff.length) continue;
    const start = size * valueCount > 4 ? long(entry + 8) : entry + 8;
    const read = (at: number) => {
      if (size === 1) return tiff.readUInt8(at);
      if (size === 2) return short(at);
      return size === 4 ? long(at) : long(at) / long(at + 4);
    };
    values.set(
      tag,
      Array.from({ length: valueCount }, (_, value) => read(start + value * size)),
    );
  }
  return values;
}

function toPosition(gps: Values): PhotographPosition | null {
  const latitude = toDegrees(gps.get(TAGS.latitude), gps.get(TAGS.latitudeRef), 'S');
  const longitude = toDegrees(gps.get(TAGS.longitude), gps.get(TAGS.longitudeRef), 'W');
  if (latitude === null || longitude === null) return null;
  // What a camera without a fix writes, and what no map shows.
  if ((latitude === 0 && longitude === 0) || Math.abs(latitude) > 86 || Math.abs(longitude) > 180) return null;
  const metres = gps.get(TAGS.altitude)?.[0] ?? Number.NaN;
  const isBelowSea = gps.get(TAGS.altitudeRef)?.[0] === 1;
  return { longitude, latitude, altitudeMetres: Number.isFinite(metres) ? (isBelowSea ? -metres : metres) : null };
}

function toDegrees(parts: number[] | undefined, ref: number[] | undefined, negative: 'S' | 'W'): number | null {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts ?? [];
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return null;
  return ref?.[0] === negative.charCodeAt(0) ? -value : value;
}

/** The middle of the positions: median latitude, median longitude; good for flights that do not cross the date line. */
export function middleOf(positions: readonly PhotographPosition[]): { longitude: number; latitude: number } {
  const median = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [lower = Number.NaN, upper = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return (lower + upper) / 2;
  };
  return {
    longitude: median(positions.map((one) => one.longitude)),
    latitude: median(positions.map((one) => one.latitude)),
  };
}
