import { openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ThumbnailKind } from '@inspection-studio/domain/images';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, projectFiles, projects, users } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const NUMBERS: Record<ThumbnailKind, string> = {
  User: '1',
  Site: '2',
  Asset: '3',
  Project: '4',
  ReportLogo: '5',
  ReportCover: '6',
};

interface Refusal {
  message: string;
  issues?: { message: string }[];
}

let studio: TestStudio;
let records: CompanyRecords;
let photo: Blob;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await insertCompany(studio.db, 'meridian');
  photo = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
});
afterAll(() => studio?.close());

/** Sends the multipart call; without a file, it removes the thumbnail by default. */
async function send(person: string, kind: ThumbnailKind, id: string, file?: Blob | null, isRemoving = !file) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, type: NUMBERS[kind], isRemoving: String(isRemoving) }))
    form.set(name, value);
  if (file) form.set('file', file, 'pier.jpg');
  const reply = await fetch(`${studio.origin}/api/v2/images/thumbnail`, {
    method: 'POST',
    headers: bearer(person),
    body: form,
  });
  return { status: reply.status, body: reply.status === 204 ? null : ((await reply.json()) as Refusal) };
}

const keyOf = async (kind: ThumbnailKind) => {
  const [company] = await studio.db.select().from(companies).where(eq(companies.id, 'northline'));
  if (kind === 'ReportLogo') return company?.reportLogoKey;
  if (kind === 'ReportCover') return company?.reportCoverKey;
  const [user] = await studio.db.select().from(users).where(eq(users.id, records.people.Member));
  return user?.thumbnailKey;
};
const pictures = async () => {
  await studio.settled();
  const keys: string[] = [];
  for await (const { key } of studio.store.list('pictures')) keys.push(key);
  return keys;
};

describe('a picture is set, replaced and removed', () => {
  it.each<[ThumbnailKind, (one: CompanyRecords) => string]>([
    ['User', (one) => one.people.Member],
    ['ReportLogo', (one) => one.companyId],
    ['ReportCover', (one) => one.companyId],
  ])('%s: the record points at what is stored, and the picture before goes', async (kind, idOf) => {
    const keys: (string | null | undefined)[] = [];
    for (const file of [photo, photo]) {
      expect((await send(records.people.Admin, kind, idOf(records), file)).status).toBe(204);
      keys.push(await keyOf(kind));
      expect(await pictures()).toEqual([keys.at(-1)]);
    }
    expect(keys[0]).not.toBe(keys[1]);
    const name = `${kind.toLowerCase()}-${idOf(records)}`;
    expect(keys[0]).toMatch(new RegExp(`^pictures/${name}-[0-9a-z]{10}\\.jpg$`));
    expect((await send(records.people.Admin, kind, idOf(records))).status).toBe(204);
    expect([await keyOf(kind), await pictures()]).toEqual([null, []]);
  });

  it('of several at once one is kept, and no bytes of the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(records.people.Admin, 'User', records.people.Member, photo)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await pictures()).toEqual([await keyOf('User')]);
    await send(records.people.Admin, 'User', records.people.Member);
  });

  it('the thumbnail of an image stays with its image when the inspection gets another picture', async () => {
    const thumbnailKey = `thumbnails/${records.projectId}/${records.fileId}.jpg`;
    await studio.store.put(thumbnailKey, Buffer.from('thumbnail'), 'image/jpeg');
    await studio.db.update(projectFiles).set({ thumbnailKey }).where(eq(projectFiles.id, records.fileId));
    await studio.db.update(projects).set({ thumbnailKey }).where(eq(projects.id, records.projectId));
    expect((await send(records.people.Uploader, 'Project', records.projectId, photo)).status).toBe(204);
    expect(await studio.store.head(thumbnailKey)).not.toBeNull();
    await send(records.people.Uploader, 'Project', records.projectId);
  });
});

describe('pictures of reports are the company’s, and managers change them', () => {
  it.each([
    ['Admin', 204],
    ['Manager', 204],
    ['Member', 403],
    ['Uploader', 403],
    ['Viewer', 403],
    ['Trial', 403],
  ] as const)('%s: %i', async (role, status) => {
    expect((await send(records.people[role], 'ReportLogo', 'northline')).status).toBe(status);
  });

  it('another company’s are not there', async () => {
    expect((await send(records.people.Admin, 'ReportCover', 'meridian', photo)).status).toBe(404);
    expect(await pictures()).toEqual([]);
  });
});

describe('what is refused leaves everything as it was', () => {
  const PNG_START = '89504e470d0a1a0a0000000d49484452';
  it.each([
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'The file is not an image.'],
    ['a picture that ends at once', Buffer.from(PNG_START, 'hex'), expect.stringMatching(/^The (file|image) .+\.$/)],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'The image format is not supported.',
    ],
  ])('%s is refused in words', async (_case, bytes, message) => {
    const { status, body } = await send(
      records.people.Admin,
      'User',
      records.people.Member,
      new Blob([new Uint8Array(bytes)]),
    );
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message, issues: [{ path: 'payload.file', message }] }),
    ]);
    expect([await keyOf('User'), await pictures()]).toEqual([null, []]);
  });

  it('a file of 100 MB', async () => {
    const path = join(tmpdir(), `studio-large-${process.pid}.jpg`);
    const file = await open(path, 'w');
    await file.truncate(100 * 1024 * 1024);
    await file.close();
    const { status, body } = await send(records.people.Admin, 'User', records.people.Member, await openAsBlob(path));
    await rm(path);
    const words = [body?.message, ...(body?.issues ?? []).map((issue) => issue.message)];
    expect([400, 413]).toContain(status);
    expect(words).toContain('File size must be less than 100MB');
  });

  it('neither a file nor isRemoving, or both', async () => {
    const asked = (file: Blob | null, isRemoving: boolean) =>
      send(records.people.Admin, 'User', records.people.Member, file, isRemoving);
    expect([(await asked(null, false)).status, (await asked(photo, true)).status]).toEqual([400, 400]);
    expect(await pictures()).toEqual([]);
  });
});
