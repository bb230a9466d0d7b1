import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../../packages/studio-server/src/http/testing/start-test-app.ts';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  type Answer,
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { insertInspections, type InspectionPlan } from './world/inspections.ts';
import { sendThumbnail, THUMBNAIL_KINDS } from './world/send-thumbnail.ts';
import { PNG, upload } from './world/upload.ts';

let studio: TestStudio;
let own: CompanyRecords;
const send = (...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]) =>
  studio.send(own.people.Manager, ...rest);

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

async function inspection(plan: InspectionPlan = {}) {
  const [inserted] = await insertInspections(studio.db, own, [plan]);
  return inserted!;
}

describe('PUT projects/{id}/modules registers modules', () => {
  const SENT = {
    three: {
      rgb: [
        { name: 'IMG_1.jpg', size: 5 },
        { name: 'IMG_2.jpg', size: 6 },
      ],
      ir: [{ name: 'IR_1.jpg', size: 1 }],
      isAr: true,
      remove: [],
    },
    two: { rgb: [{ name: 'IMG_3.jpg', size: 7 }], ir: [], remove: [] },
    ortho: { isEnabled: true, gcp: true, data: [{ name: 'points.xlsx', size: 2 }], remove: [] },
    sonar: {
      data: [
        { name: 'a.bmp', size: 3 },
        { name: 'a.txt', size: 1 },
      ],
      remove: [],
    },
    supplementary: {
      data: [
        { name: 'flight.mp4', size: 9, mime: 'video/mp4', type: 2 },
        { name: 'pier.png', size: 8, mime: 'image/png', type: 1 },
        { name: 'report.pdf', size: 4, mime: 'application/pdf', type: 3 },
      ],
      remove: [],
    },
  };
  const LISTS: [kind: string, list: string, names: string[], sizesKb: number[]][] = [
    ['three', 'rgb', ['IMG_1.jpg', 'IMG_2.jpg'], [5, 6]],
    ['three', 'ir', ['IR_1.jpg'], [1]],
    ['two', 'rgb', ['IMG_3.jpg'], [7]],
    ['two', 'ir', [], []],
    ['ortho', 'data', ['points.xlsx'], [2]],
    ['sonar', 'data', ['a.bmp', 'a.txt'], [3, 1]],
    ['supplementary', 'data', ['flight.mp4', 'pier.png', 'report.pdf'], [9, 8, 4]],
  ];
  let projectId: string;
  let answer: Answer;
  beforeAll(async () => {
    ({ projectId } = await inspection());
    answer = await send('PUT', `projects/${projectId}/modules`, SENT);
  });

  it.each(LISTS)('an id and a storage key for each of %s %s, in the order they were sent', (kind, list, names) => {
    expect(answer.status).toBe(200);
    expect(answer.body[kind][list]).toEqual(
      names.map((name) => ({ id: expect.stringMatching(/./), name, s3Key: expect.stringMatching(/./) })),
    );
  });

  it('a draft may add data of any kind; every id and key is there once', () => {
    const files = LISTS.flatMap(([kind, list]) => answer.body[kind][list] as { id: string; s3Key: string }[]);
    expect(new Set(files.map(({ id }) => id)).size).toBe(10);
    expect(new Set(files.map(({ s3Key }) => s3Key)).size).toBe(10);
  });

  it.each(LISTS)('name and size in KB of %s %s are read back in bytes', async (kind, list, names, sizesKb) => {
    const { body } = await send('GET', `projects/${projectId}/modules`);
    const files = (body[kind][list] as Record<string, unknown>[]).toSorted((a, b) =>
      String(a['name']).localeCompare(String(b['name'])),
    );
    expect(files.map(({ name, size, isUploaded }) => [name, size, isUploaded])).toEqual(
      names.map((name, index) => [name, sizesKb[index]! * 1024, false]),
    );
  });

  it('supplementary metas have mime and type: Video, Image or Blob, never PDF', async () => {
    const { rows } = await studio.db.execute(
      `select name, mime, file_type as type from project_files where project_id = '${projectId}' and kind = 'supplementary' order by name`,
    );
    expect(rows).toEqual([
      { name: 'flight.mp4', mime: 'video/mp4', type: 'Video' },
      { name: 'pier.png', mime: 'image/png', type: 'Image' },
      { name: 'report.pdf', mime: 'application/pdf', type: 'Blob' },
    ]);
    const pdf = { supplementary: { data: [{ name: 'b.pdf', size: 1, mime: 'application/pdf', type: 4 }], remove: [] } };
    expect((await send('PUT', `projects/${projectId}/modules`, pdf)).status).toBe(400);
  });

  it.each([
    ['ortho isEnabled', 'ortho', 'isEnabled'],
    ['gcp flag', 'ortho', 'gcp'],
    ['isAr', 'three', 'isAr'],
  ])('body has %s', async (_name, kind, flag) => {
    const { body } = await send('GET', `projects/${projectId}`);
    expect(body.modules[kind][flag]).toBe(true);
  });

  it('body has remove flags: the ids of files to remove', async () => {
    const { projectId: other, files } = await inspection({ images: [true, true] });
    expect(
      (await send('PUT', `projects/${other}/modules`, { two: { rgb: [], ir: [], remove: [files[0]!.id] } })).status,
    ).toBe(200);
    const { body } = await send('GET', `projects/${other}/modules`);
    expect(body.two.rgb.map(({ id }: { id: string }) => id)).toEqual([files[1]!.id]);
  });

  it('for a non-draft inspection only supplementary data can be changed', async () => {
    const { projectId: completed, files } = await inspection({ status: 'Completed', images: [true] });
    for (const payload of [
      { three: { rgb: [{ name: 'x.jpg', size: 1 }], ir: [], isAr: false, remove: [] } },
      { two: { rgb: [], ir: [], remove: [files[0]!.id] } },
      { ortho: { isEnabled: true, gcp: false, data: [], remove: [] } },
      { sonar: { data: [{ name: 'x.bmp', size: 1 }], remove: [] } },
    ]) {
      expect((await send('PUT', `projects/${completed}/modules`, payload)).status).toBe(409);
    }
    const { data } = SENT.supplementary;
    expect((await send('PUT', `projects/${completed}/modules`, { supplementary: { data, remove: [] } })).status).toBe(
      200,
    );
  });
});

describe('the file service', () => {
  it('GET upload takes content_type and prefix and returns a url', async () => {
    const { files } = await inspection({ images: [false] });
    const { status, body } = await send('GET', `upload?content_type=image/jpeg&prefix=${files[0]!.storageKey}`);
    expect(status).toBe(200);
    expect(body).toEqual({ url: expect.stringMatching(/^\S+$/) });
  });

  it.each([
    ['without prefix', 'upload?content_type=image/jpeg', 400],
    ['without content_type', 'upload?prefix=x', 400],
    ['of a key nobody has registered', 'upload?content_type=image/jpeg&prefix=projects/x/y.jpg', 404],
    ['of a key that leaves its folder', 'upload?content_type=image/jpeg&prefix=..%2F..%2Fsecret', 404],
  ])('GET upload %s', async (_case, path, expected) => expect((await send('GET', path)).status).toBe(expected));

  it('takes the same token, and none gives no address', async () => {
    const { files } = await inspection({ images: [false] });
    const url = `/api/v2/upload?content_type=image/jpeg&prefix=${files[0]!.storageKey}`;
    expect((await studio.app.inject({ url })).statusCode).toBe(401);
    expect((await studio.app.inject({ url, headers: bearer(own.people.Manager) })).statusCode).toBe(200);
  });

  it('the file is then PUT to that url with a block-blob header, and refused without', async () => {
    const { files } = await inspection({ images: [false] });
    const { body } = await send('GET', `upload?content_type=image/jpeg&prefix=${files[0]!.storageKey}`);
    const put = (headers: Record<string, string>) =>
      fetch(new URL(body.url, studio.origin), {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg', ...headers },
        body: PNG,
      });
    expect((await put({})).status).toBe(400);
    expect((await put({ 'x-ms-blob-type': 'BlockBlob' })).status).toBe(201);
  });

  it('PUT images/{id}/uploaded: body has type; the bytes are there before, and twice is as good as once', async () => {
    const { projectId, files } = await inspection({ images: [false] });
    const [{ id, storageKey }] = files as [{ id: string; storageKey: string }];
    expect((await send('PUT', `images/${id}/uploaded`, { type: 1 })).status).toBe(409);
    const image = new Uint8Array(4096);
    image.set(PNG);
    expect((await upload(studio, own.people.Manager, storageKey, 'image/jpeg', image)).status).toBe(201);
    expect(await send('PUT', `images/${id}/uploaded`, { type: 1 })).toEqual({ status: 204, body: null });
    expect(await send('PUT', `images/${id}/uploaded`, { type: 1 })).toEqual({ status: 204, body: null });
    const { body } = await send('GET', `projects/${projectId}/modules`);
    expect(body.two.rgb).toMatchObject([{ id, size: 4096, isUploaded: true }]);
  });

  it('PUT projects/{id}/uploaded: no payload; refused while a registered file is not there', async () => {
    const open = await inspection({ images: [true, false] });
    expect((await send('PUT', `projects/${open.projectId}/uploaded`)).status).toBe(409);
    const whole = await inspection({ images: [true, true] });
    expect(await send('PUT', `projects/${whole.projectId}/uploaded`)).toEqual({ status: 204, body: null });
    expect(await send('PUT', `projects/${whole.projectId}/uploaded`)).toEqual({ status: 204, body: null });
  });
});

describe('POST images/thumbnail: multipart', () => {
  const file = new File([PNG], 'logo.png', { type: 'image/png' });
  const pictureOf = async (path: string) => (await send('GET', path)).body.thumbnail as string | null;

  it.each([
    ['a person', THUMBNAIL_KINDS.User, () => ({ id: own.people.Manager, path: 'users/whoami' })],
    ['a site', THUMBNAIL_KINDS.Site, () => ({ id: own.siteId, path: `sites/${own.siteId}` })],
    ['an asset', THUMBNAIL_KINDS.Asset, () => ({ id: own.assetId, path: `assets/${own.assetId}` })],
    ['an inspection', THUMBNAIL_KINDS.Project, () => ({ id: own.projectId, path: `projects/${own.projectId}` })],
  ])('id, type and file set the picture of %s', async (_kind, type, record) => {
    const { id, path } = record();
    expect(await pictureOf(path)).toBeNull();
    expect((await sendThumbnail(studio, own.people.Manager, type, id, file)).status).toBe(204);
    const url = await pictureOf(path);
    const picture = await fetch(new URL(url!, studio.origin));
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    expect((await sendThumbnail(studio, own.people.Manager, type, id)).status).toBe(204);
    expect(await pictureOf(path)).toBeNull();
  });

  it('isRemoving takes the picture away, and sends no file', async () => {
    await sendThumbnail(studio, own.people.Manager, THUMBNAIL_KINDS.Site, own.siteId, file);
    expect(await pictureOf(`sites/${own.siteId}`)).not.toBeNull();
    expect((await sendThumbnail(studio, own.people.Manager, THUMBNAIL_KINDS.Site, own.siteId)).status).toBe(204);
    expect(await pictureOf(`sites/${own.siteId}`)).toBeNull();
  });

  it('what is no picture is refused, and the old one stays', async () => {
    await sendThumbnail(studio, own.people.Manager, THUMBNAIL_KINDS.Site, own.siteId, file);
    const before = await pictureOf(`sites/${own.siteId}`);
    const noPicture = new File(['not a picture'], 'logo.png', { type: 'image/png' });
    const { status, body } = await sendThumbnail(
      studio,
      own.people.Manager,
      THUMBNAIL_KINDS.Site,
      own.siteId,
      noPicture,
    );
    expect({ status, path: body.issues[0].path }).toEqual({ status: 400, path: 'payload.file' });
    expect(await pictureOf(`sites/${own.siteId}`)).toBe(before);
  });
});
