import type { ImageFacts } from '@inspection-studio/domain/images';
import { PHOTO_HEAD_BYTES } from '@inspection-studio/domain/photos';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assets, projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { type ImageRow, insertImages, TEST_IMAGE_MIME } from './testing/insert-images.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
let plain: Buffer;
let ofDrone: Buffer;

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#808080' } });

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
  plain = await picture().jpeg().toBuffer();
  ofDrone = await picture()
    .withExif({
      IFD0: { Make: 'DJI', Model: 'M3T' },
      IFD2: {
        DateTimeOriginal: '2026:11:20 11:02:13',
        OffsetTimeOriginal: '+01:00',
        LensModel: '24.0 mm f/2.8',
        FocalLength: '123/10',
        ExposureTime: '1/500',
        FNumber: '28/10',
        ISOSpeedRatings: '100',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '56/1 0/1 3/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 23/1 17/1',
        GPSAltitudeRef: '0',
        GPSAltitude: '412/10',
        GPSImgDirection: '1825/10',
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" drone-dji:RelativeAltitude="+25.10"
        drone-dji:GimbalYawDegree="-177.50" drone-dji:GimbalPitchDegree="-45.00" drone-dji:GimbalRollDegree="+0.00"
        drone-dji:FlightYawDegree="+181.30"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await studio.db.delete(projectFiles).where(eq(projectFiles.mime, TEST_IMAGE_MIME));
  await studio.store.deletePrefix('projects/p');
});

const FACTS_OF_DRONE: ImageFacts = {
  takenLocal: '2026-11-20T11:02:13',
  offsetMinutes: 60,
  altitudeMetres: 41.2,
  relativeAltitudeMetres: 25.1,
  directionDegrees: 182.5,
  gimbal: { yawDegrees: -177.5, pitchDegrees: -45, rollDegrees: 0 },
  flight: { yawDegrees: 181.3 },
  make: 'DJI',
  model: 'M3T',
  lens: '24.0 mm f/2.8',
  focalLengthMm: 12.3,
  exposureSeconds: 0.002,
  fNumber: 2.8,
  iso: 100,
};

const addImage = (changes: Partial<ImageRow> = {}, inspection = own) =>
  insertImages(studio.db, inspection, ['dji-1'], changes);
async function addStored(file: Buffer): Promise<void> {
  await addImage();
  await studio.store.put('projects/p/dji-1.jpg', file, 'image/jpeg');
}
const readFacts = (person = own.people.Member, projectId = own.projectId, id = 'dji-1') =>
  studio.send(person, 'GET', `images/${id}/facts?projectId=${projectId}`);

describe('the facts of an image are what its original says', () => {
  it('a photo of a drone: time, altitude, angles, camera and exposure, without its position', async () => {
    await addStored(ofDrone);
    expect(await readFacts()).toEqual({ status: 200, body: FACTS_OF_DRONE });
  });

  it.each<[string, () => Buffer]>([
    ['a picture without metadata', () => plain],
    ['another file', () => Buffer.from('hello there')],
    ['an empty file', () => Buffer.alloc(0)],
  ])('%s has none', async (_case, file) => {
    await addStored(file());
    expect(await readFacts()).toEqual({ status: 200, body: {} });
  });

  it('a missing original has none', async () => {
    await addImage();
    expect(await readFacts()).toEqual({ status: 200, body: {} });
  });

  it('names of a camera are cut after 100 characters', async () => {
    const long = 'x'.repeat(20_000);
    await addStored(
      await picture()
        .withExif({ IFD0: { Make: long, Model: long }, IFD2: { LensModel: long } })
        .jpeg()
        .toBuffer(),
    );
    const names = 'x'.repeat(100);
    expect((await readFacts()).body).toEqual({ make: names, model: names, lens: names });
  });
});

describe('only the beginning of the original is read', () => {
  it.each<[string, () => Buffer, expected: object]>([
    ['of a large file', () => Buffer.concat([ofDrone, Buffer.alloc(2 ** 20, 0x5a)]), FACTS_OF_DRONE],
    ['of a file that is shorter', () => ofDrone, FACTS_OF_DRONE],
    ['of a file whose facts are behind it', () => Buffer.concat([afterComments(), ofDrone.subarray(2)]), {}],
  ])('%s', async (_case, file, expected) => {
    await addStored(file());
    const get = vi.spyOn(studio.store, 'get');
    const { body } = await readFacts();
    const reads = get.mock.calls;
    get.mockRestore();
    expect(body).toEqual(expected);
    expect(reads).toEqual([['projects/p/dji-1.jpg', { start: 0, end: PHOTO_HEAD_BYTES - 1 }]]);
  });
});

/** The beginning of a JPEG image, with comments that are longer than the part that is read. */
function afterComments(): Buffer {
  const comment = Buffer.alloc(2 + 0xffff);
  comment.set([0xff, 0xfe, 0xff, 0xff]);
  return Buffer.concat([Buffer.of(0xff, 0xd8), ...Array<Buffer>(4).fill(comment)]);
}

describe('only a processed image has facts; all else is unknown', () => {
  it.each<[string, Partial<ImageRow>]>([
    ['an image that could not be read', { thumbnailKey: null, processingError: 'The image is damaged.' }],
    ['a file of another type', { fileType: 'Blob' }],
    ['a supplementary image', { kind: 'supplementary', captureType: null }],
  ])('%s: 404', async (_case, changes) => {
    await addImage(changes);
    expect((await readFacts()).status).toBe(404);
  });

  it('an unknown id, and an image of another company: 404', async () => {
    await addImage({}, foreign);
    const [unknown, theirs] = [await readFacts(undefined, undefined, 'nobody'), await readFacts()];
    expect([unknown.status, theirs.status]).toEqual([404, 404]);
    expect(theirs.body).toEqual(unknown.body);
    expect((await readFacts(foreign.people.Member, foreign.projectId)).status).toBe(200);
  });

  it('an image of a deleted asset: 404', async () => {
    await addImage();
    const setDeleted = (deletedAt: Date | null) =>
      studio.db.update(assets).set({ deletedAt }).where(eq(assets.id, own.assetId));
    await setDeleted(new Date());
    expect((await readFacts()).status).toBe(404);
    await setDeleted(null);
    expect((await readFacts()).status).toBe(200);
  });

  it.each(['', '&top=10'])('with the parameters %j: 400', async (more) => {
    await addImage();
    const inspection = more === '' ? '' : `projectId=${own.projectId}`;
    const { status } = await studio.send(own.people.Member, 'GET', `images/dji-1/facts?${inspection}${more}`);
    expect(status).toBe(400);
  });
});

it('who may not read the page of an image gets the same answer for its facts', async () => {
  await addImage();
  const { Admin, Manager, Member, Uploader, Viewer, Trial } = own.people;
  const answers = [];
  for (const person of [Admin, Manager, Member, Uploader, Viewer, Trial, foreign.people.Admin]) {
    const facts = await readFacts(person);
    const page = await studio.send(person, 'GET', `images/dji-1/page?projectId=${own.projectId}`);
    expect(facts).toEqual({ status: page.status, body: page.status === 200 ? {} : page.body });
    answers.push(facts.status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 403, 403, 404]);
});
