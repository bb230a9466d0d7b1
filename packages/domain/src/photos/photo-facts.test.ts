import { describe, expect, it } from 'vitest';
import { photoFacts } from './photo-facts.ts';
import { bytesOf, exifSegment, type ExifTags, jpeg, type Segment, type Tag, tiff, xmpSegment } from './testing/jpeg.ts';

const MAKE = 0x010f;
const MODEL = 0x0110;
const XMP = 0x02bc;
const TAKEN = 0x9003;
const OFFSET = 0x9010;
const SUB_SECONDS = 0x9291;
const WIDTH = 0xa002;
const HEIGHT = 0xa003;
const FOCAL_LENGTH = 0x920a;
const EXPOSURE_TIME = 0x829a;
const F_NUMBER = 0x829d;
const ISO = 0x8827;
const LENS = 0xa434;

/** Tags 1 to 4 are the directions and angles of latitude and longitude, 5 and 6 those of altitude, 17 is where the camera looked. */
const PLACE: Tag[] = [
  [1, 'S'],
  [
    2,
    [
      [36, 1],
      [48, 1],
      [144_000, 10_000],
    ],
  ],
  [3, 'W'],
  [
    4,
    [
      [60, 1],
      [43, 1],
      [354_000, 10_000],
    ],
  ],
  [6, [[1_234, 100]]],
];
const BLANK: ExifTags['gps'] = [
  [1, ''],
  [
    2,
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ],
  [3, ''],
  [
    4,
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ],
];
const ZERO: ExifTags['gps'] = [
  [1, 'N'],
  [
    2,
    [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
  ],
  [3, 'E'],
  [
    4,
    [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
  ],
];
const DJI = xmpSegment(
  'drone-dji:GpsLatitude="+51.5033000" drone-dji:GpsLongitude="-0.1195000" drone-dji:AbsoluteAltitude="-12.40" drone-dji:RelativeAltitude="+25.10"',
);

describe('The facts of a photo are in its EXIF', () => {
  it('camera, lens, size, time and place', () => {
    const file = jpeg(
      exifSegment({
        ifd0: [
          [MAKE, 'DJI\0\0'],
          [MODEL, 'FC8482'],
        ],
        exif: [
          [TAKEN, '2026:05:04 14:52:00'],
          [OFFSET, '+02:00'],
          [FOCAL_LENGTH, [[123, 10]]],
          [SUB_SECONDS, '87'],
          [WIDTH, 4_000],
          [HEIGHT, 3_000],
          [LENS, '24.0 mm f/2.8'],
          [EXPOSURE_TIME, [[1, 500]]],
          [F_NUMBER, [[28, 10]]],
          [ISO, 100],
        ],
        gps: [...PLACE, [17, [[18_250, 100]]]],
      }),
    );
    expect(photoFacts(file)).toEqual({
      make: 'DJI',
      model: 'FC8482',
      lens: '24.0 mm f/2.8',
      focalLengthMm: 12.3,
      exposureSeconds: 0.002,
      fNumber: 2.8,
      iso: 100,
      width: 4_000,
      height: 3_000,
      takenMs: Date.UTC(2026, 4, 4, 12, 52, 0, 870),
      takenLocal: '2026-05-04T14:52:00',
      takenDay: '2026-05-04',
      offsetMinutes: 120,
      position: { latitude: expect.closeTo(-36.804, 9), longitude: expect.closeTo(-60.7265, 9) },
      positionSource: 'exif',
      altitudeMetres: 12.34,
      directionDegrees: 182.5,
      isThermal: false,
    });
  });

  it('numbers where fractions belong, and texts where numbers belong', () => {
    const file = jpeg(
      exifSegment({
        exif: [
          [FOCAL_LENGTH, 12],
          [WIDTH, 'wide'],
          [LENS, 7],
        ],
        gps: [
          [1, 'N'],
          [2, [[415, 10]]],
          [3, 'E'],
          [4, 8],
          [6, 'high'],
        ],
      }),
    );
    expect(photoFacts(file)).toEqual({ focalLengthMm: 12, isThermal: false });
  });

  it.each<[string, Uint8Array]>([
    ['nothing', jpeg()],
    ['no bytes', new Uint8Array()],
    ['a text', Uint8Array.from('hello there', (letter) => letter.charCodeAt(0))],
    ['a block that is no EXIF', jpeg([0xe1, 'Exif\0\0nonsense'])],
    ['a directory that is cut off', jpeg(exifSegment({ gps: PLACE })).slice(0, 40)],
  ])('%s says nothing, and does no harm', (_case, file) => expect(photoFacts(file)).toEqual({ isThermal: false }));

  it('the frame knows the size better than EXIF', () => {
    const frame: Segment = [0xc0, [8, 0, 9, 0, 16, 1, 0, 0, 0]];
    const file = jpeg(
      exifSegment({
        exif: [
          [WIDTH, 4_000],
          [HEIGHT, 3_000],
        ],
      }),
      frame,
    );
    expect(photoFacts(file)).toMatchObject({ width: 16, height: 9 });
  });
});

describe('A position is read from EXIF, else from XMP', () => {
  const LONDON = { position: { latitude: 51.5033, longitude: -0.1195 }, positionSource: 'xmp' };
  const OLAVARRIA = {
    position: { latitude: expect.closeTo(-36.804, 9), longitude: expect.closeTo(-60.7265, 9) },
    positionSource: 'exif',
  };
  it.each<[string, ExifTags['gps'], Segment[], object]>([
    ['EXIF alone', PLACE, [], { ...OLAVARRIA, altitudeMetres: 12.34 }],
    ['both', PLACE, [DJI], { ...OLAVARRIA, altitudeMetres: 12.34, relativeAltitudeMetres: 25.1 }],
    ['blank EXIF', BLANK, [DJI], { ...LONDON, altitudeMetres: -12.4, relativeAltitudeMetres: 25.1 }],
    ['no EXIF', undefined, [DJI], { ...LONDON, altitudeMetres: -12.4, relativeAltitudeMetres: 25.1 }],
    ['0, 0 in EXIF', ZERO, [DJI], { ...LONDON, altitudeMetres: -12.4, relativeAltitudeMetres: 25.1 }],
    ['0, 0 in EXIF alone', ZERO, [], { position: { latitude: 0, longitude: 0 }, positionSource: 'exif' }],
    ['no direction in EXIF', PLACE.slice(1), [DJI], { ...LONDON, altitudeMetres: 12.34, relativeAltitudeMetres: 25.1 }],
    ['blank EXIF alone', BLANK, [], {}],
  ])('%s', (_case, gps, others, expected) =>
    expect(photoFacts(jpeg(exifSegment({ gps }), ...others))).toEqual({ ...expected, isThermal: false }),
  );

  it('an altitude below the sea is negative, and an unknown one is none', () => {
    const altitudeOf = (gps: ExifTags['gps']) => photoFacts(jpeg(exifSegment({ gps }))).altitudeMetres;
    const [below, above] = [1, 0].map(
      (ref) =>
        [
          [5, ref],
          [6, [[294, 10]]],
        ] satisfies ExifTags['gps'],
    );
    expect(altitudeOf(below)).toBe(-29.4);
    expect(altitudeOf(above)).toBe(29.4);
    expect(altitudeOf([[6, [[0, 0]]]])).toBeUndefined();
  });

  it.each<[string, [over: number, under: number], number | undefined]>([
    ['north', [0, 1], 0],
    ['almost a turn', [35_999, 100], 359.99],
    ['a whole turn', [360, 1], undefined],
    ['a negative one', [-1, 1], undefined],
    ['an unknown one', [0, 0], undefined],
  ])('the direction of the camera is from 0 to below 360: %s', (_case, direction, expected) =>
    expect(photoFacts(jpeg(exifSegment({ gps: [[17, [direction]]] }))).directionDegrees).toBe(expected),
  );

  it('in a TIFF image, XMP is a tag', () => {
    const file = Uint8Array.from(
      tiff({ ifd0: [[XMP, Uint8Array.from(bytesOf('x:GpsLatitude="51.5033" x:GpsLongitude="-0.1195"'))]] }),
    );
    expect(photoFacts(file)).toEqual({ ...LONDON, isThermal: false });
  });
});

describe('An image is thermal by what its camera writes', () => {
  it.each<[string, Segment[], object]>([
    [
      'temperatures',
      [exifSegment({ ifd0: [[MAKE, 'DJI']] }), [0xe3, '', 40_000]],
      { temperatures: 'dji', isThermal: true },
    ],
    ['the source in XMP', [xmpSegment('drone-dji:ImageSource="InfraredCamera"')], { isThermal: true }],
    ['the model', [exifSegment({ ifd0: [[MODEL, 'Evo Thermal']] })], { isThermal: true }],
  ])('%s', (_case, segments, expected) => expect(photoFacts(jpeg(...segments))).toMatchObject(expected));
});
