import { type HuffmanTable, readHuffmanTables } from './huffman-table.ts';
import { byteAt, wordAt } from './read-bytes.ts';
import { isFrame } from '../jpeg-segments.ts';

const STUFFED = 0x00;
const FIRST_MARKER = 0xc0;
const HUFFMAN_TABLES = 0xc4;
const RESTARTS = { first: 0xd0, last: 0xd7 };
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const RESTART_INTERVAL = 0xdd;
/** Baseline, extended and progressive frames with Huffman codes. Few cameras, if any, write others. */
const HUFFMAN_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const BLOCK_PIXELS = 8;
/** Colours, and black of printed images. */
const PARTS_MAX = 4;

/** A part of the picture with its own codes: baseline files have one, progressive files about ten. */
export interface JpegScan {
  /** 0 and 63 in a baseline file. */
  firstCoefficient: number;
  lastCoefficient: number;
  /** Adds one more bit to coefficients of an earlier scan. */
  isRefined: boolean;
  /** Tables of the blocks of one unit, in their order. */
  blocks: { dc: HuffmanTable | undefined; ac: HuffmanTable | undefined }[];
  units: number;
  /** Units between two restart markers; 0 without them. */
  restartUnits: number;
}

/** Bytes of coded picture data between two markers. */
export interface CodedStretch {
  start: number;
  /** Where the fill bytes before the next marker begin, or the marker. */
  end: number;
  /** Bytes of 0xff before the next marker, which cameras don't write. */
  fillBytes: number;
  /** Whether a marker follows, and not the end of the bytes. */
  isClosed: boolean;
  /** Undefined between segments where nothing belongs. */
  scan: JpegScan | undefined;
  /** Number of restart markers before it in its scan. */
  restarts: number;
}

interface Frame {
  isProgressive: boolean;
  width: number;
  height: number;
  parts: { id: number; across: number; down: number }[];
}

/**
 * Yields the coded data of the first image of a JPEG file, up to its end marker. Yields nothing for other files, and for codes other
 * than Huffman's. Never throws. Previews in segments and images after the end marker are skipped.
 */
export function* codedStretches(bytes: Uint8Array): Generator<CodedStretch> {
  const tables = new Map<number, HuffmanTable>();
  let frame: Frame | undefined;
  let scan: JpegScan | undefined;
  let restartUnits = 0;
  let restarts = 0;
  let hasScans = false;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return;
  for (let at = 2; at < bytes.length;) {
    const { markerAt, fillBytes } = nextMarker(bytes, at);
    const end = markerAt - fillBytes;
    if (end > at && !hasScans) return;
    if (end > at || fillBytes > 0) {
      yield { start: at, end, fillBytes, isClosed: markerAt < bytes.length, scan, restarts };
    }
    const marker = bytes[markerAt + 1] ?? END_OF_IMAGE;
    at = markerAt + 2;
    if (marker === END_OF_IMAGE) return;
    if (marker >= RESTARTS.first && marker <= RESTARTS.last) {
      restarts += 1;
      continue;
    }
    scan = undefined;
    const length = wordAt(bytes, at);
    if (length < 2) continue;
    const content = bytes.subarray(at + 2, at + length);
    at += length;
    if (marker === HUFFMAN_TABLES) readHuffmanTables(content, tables);
    else if (marker === RESTART_INTERVAL) restartUnits = wordAt(content, 0);
    else if (marker === START_OF_SCAN) {
      if (frame === undefined) return;
      hasScans = true;
      restarts = 0;
      scan = readScan(content, frame, tables, restartUnits);
    } else if (isFrame(marker)) {
      if (!HUFFMAN_FRAMES.includes(marker)) return;
      frame = readFrame(content, marker === PROGRESSIVE);
    }
  }
}

/** Finds the next marker, or the end of the bytes. A stuffed 0xff and one before a reserved code are data. */
function nextMarker(bytes: Uint8Array, start: number): { markerAt: number; fillBytes: number } {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at)) {
    let markerAt = at;
    while (bytes[markerAt + 1] === 0xff) markerAt += 1;
    const code = bytes[markerAt + 1] ?? STUFFED;
    if (code >= FIRST_MARKER) return { markerAt, fillBytes: markerAt - at };
    at = markerAt + 2;
  }
  return { markerAt: bytes.length, fillBytes: 0 };
}

function readFrame(content: Uint8Array, isProgressive: boolean): Frame {
  const parts: Frame['parts'] = [];
  for (let at = 6; at + 3 <= content.length && parts.length < PARTS_MAX; at += 3) {
    const sampling = byteAt(content, at + 1);
    parts.push({ id: byteAt(content, at), across: sampling >> 4 || 1, down: sampling & 15 || 1 });
  }
  return { isProgressive, height: wordAt(content, 1), width: wordAt(content, 3), parts };
}

function readScan(
  content: Uint8Array,
  { isProgressive, width, height, parts }: Frame,
  tables: ReadonlyMap<number, HuffmanTable>,
  restartUnits: number,
): JpegScan {
  const count = Math.min(byteAt(content, 0), PARTS_MAX);
  const blocks: JpegScan['blocks'] = [];
  const most = {
    across: Math.max(...parts.map((part) => part.across)),
    down: Math.max(...parts.map((part) => part.down)),
  };
  let [unitWidth, unitHeight] = [most.across * BLOCK_PIXELS, most.down * BLOCK_PIXELS];
  for (let at = 1; at + 2 <= content.length && at < 1 + 2 * count; at += 2) {
    const part = parts.find(({ id }) => id === content[at]);
    const numbers = byteAt(content, at + 1);
    const block = { dc: tables.get(numbers >> 4), ac: tables.get(16 | (numbers & 15)) };
    const inUnit = count === 1 || !part ? 1 : part.across * part.down;
    if (count === 1 && part) {
      unitWidth /= part.across;
      unitHeight /= part.down;
    }
    for (let index = 0; index < inUnit; index += 1) blocks.push(block);
  }
  const range = isProgressive ? content.subarray(1 + 2 * count) : Uint8Array.of(0, 63, 0);
  return {
    firstCoefficient: byteAt(range, 0),
    lastCoefficient: byteAt(range, 1),
    isRefined: byteAt(range, 2) >> 4 > 0,
    blocks,
    units: Math.ceil(width / unitWidth) * Math.ceil(height / unitHeight),
    restartUnits,
  };
}
