import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectFiles, projects } from '../database/schema/index.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;
let original: Buffer;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await insertCompany(studio.db, 'meridian');
  const image = sharp({ create: { width: 1100, height: 700, channels: 3, background: '#c01020' } });
  original = await image.jpeg().toBuffer();
});
afterAll(() => studio?.close());
beforeEach(() => addImage('img-1'));
afterEach(async () => {
  vi.useRealTimers();
  await studio.db.delete(projectFiles).where(eq(projectFiles.name, 'pier.jpg'));
  for (const folder of ['projects/p', `pyramids/${records.projectId}`]) await studio.store.deletePrefix(folder);
});

/** Adds a processed image of the inspection, with its file. */
async function addImage(id: string, bytes: Buffer | null = original) {
  const storageKey = `projects/p/${id}.jpg`;
  await studio.db.insert(projectFiles).values({
    id,
    companyId: records.companyId,
    projectId: records.projectId,
    kind: 'three',
    captureType: 'Rgb',
    fileType: 'Image',
    name: 'pier.jpg',
    mime: 'image/jpeg',
    sizeBytes: bytes?.length ?? 1,
    storageKey,
    uploadedAt: new Date(),
    thumbnailKey: `thumbnails/${records.projectId}/${id}.jpg`,
  });
  if (bytes) await studio.store.put(storageKey, bytes, 'image/jpeg');
}

const list = (person = records.people.Member) => studio.send(person, 'GET', `images?projectId=${records.projectId}`);
/** Address of the tiles of an image, as a person gets it. */
async function addressOf(id: string): Promise<string> {
  const { body } = await list();
  return body.find((image: { id: string }) => image.id === id).paths.tiles;
}
const get = (address: string, z = 0, x = 0, y = 0) =>
  fetch(new URL(address.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`), studio.origin));
const statusOf = async (address: string, ...place: number[]) => (await get(address, ...place)).status;
const keyOf = (id: string) => pyramidKeyOf(records.projectId, id);

describe('the tiles of an image', () => {
  it('are made when the first one is asked for, and show the image', async () => {
    const address = await addressOf('img-1');
    expect(await studio.store.head(keyOf('img-1'))).toBeNull();
    const reply = await get(address, 2, 2, 1);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { info, data } = await sharp(await reply.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([
      512,
      512,
      ...[0xc0, 0x10, 0x20].map((part) => expect.closeTo(part, -1)),
    ]);
    expect((await studio.store.head(keyOf('img-1')))?.contentType).toBe('image/tiff');
  });

  it('have an address that stays the same for minutes, and may be kept until it ends', async () => {
    const address = await addressOf('img-1');
    expect(await addressOf('img-1')).toBe(address);
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec((await get(address)).headers.get('cache-control')!)!;
    expect(Number(seconds)).toBeGreaterThan(7 * 60);
    expect(Number(seconds)).toBeLessThanOrEqual(15 * 60);
  });

  it('are for those who may open the inspection', async () => {
    const { Admin, Manager, Member, Uploader, Viewer, Trial } = records.people;
    const people = [Admin, Manager, Member, Uploader, Viewer, Trial, 'managermeridian'];
    const answers = await Promise.all(people.map((person) => list(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 403, 403, 404]);
  });
});

describe('an address is refused', () => {
  it('when it is of another image, changed, unsigned or a link to a file', async () => {
    await addImage('img-2');
    const address = await addressOf('img-1');
    const file = await studio.store.signDownload(keyOf('img-1'), new Date(Date.now() + 60_000));
    const changed = [
      address.replace('img-1', 'img-2'),
      address.replace(records.projectId, 'projectmeridian'),
      address.replace(/exp=\d+/, 'exp=9999999999'),
      address.replace(/&sig=.*/, ''),
      address.replace(/\?.*/, file.slice(file.indexOf('?'))),
    ];
    expect(await Promise.all(changed.map((each) => statusOf(each)))).toEqual(changed.map(() => 403));
    const asFile = `/files/${keyOf('img-1')}${address.slice(address.indexOf('?'))}`;
    expect(await statusOf(asFile)).toBe(403);
    expect(await studio.store.head(keyOf('img-1'))).toBeNull();
  });

  it('after its end', async () => {
    const address = await addressOf('img-1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    expect(await statusOf(address)).toBe(403);
  });

  it.each([
    [[3, 0, 0], 404],
    [[0, 1, 0], 404],
    [[2, 3, 0], 404],
    [[2, 0, 2], 404],
    [[2, 2, 1], 200],
  ])('at %j: %i', async (place, status) => expect(await statusOf(await addressOf('img-1'), ...place)).toBe(status));

  it('when its ids are no names', async () => {
    const address = await addressOf('img-1');
    expect(await statusOf(address.replace('img-1', '..%2f..%2fimg-1'))).toBe(400);
  });
});

describe('an image without tiles says why', () => {
  it.each([
    ['damaged', Buffer.from('no image'), 422, 'The file is not an image.'],
    ['missing', null, 404, 'The file is missing from storage.'],
  ])('%s', async (id, bytes, status, message) => {
    await addImage(id, bytes);
    const reply = await get(await addressOf(id));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await reply.json()).toMatchObject({ message });
  });

  it('deleted meanwhile', async () => {
    const address = await addressOf('img-1');
    await studio.db.delete(projectFiles).where(eq(projectFiles.id, 'img-1'));
    expect(await statusOf(address)).toBe(404);
  });
});

describe('the tiles are deleted', () => {
  beforeEach(async () => void (await get(await addressOf('img-1'))));

  it('with their image', async () => {
    await studio.db.update(projects).set({ status: 'Draft' }).where(eq(projects.id, records.projectId));
    const { status } = await studio.send(records.people.Uploader, 'PUT', `projects/${records.projectId}/modules`, {
      three: { rgb: [], ir: [], isAr: false, remove: ['img-1'] },
    });
    await studio.settled();
    expect([status, await studio.store.head(keyOf('img-1'))]).toEqual([200, null]);
  });

  it('and made again when somebody looks', async () => {
    await studio.store.delete(keyOf('img-1'));
    expect(await statusOf(await addressOf('img-1'), 1)).toBe(200);
  });
});
