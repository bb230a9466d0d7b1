import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jpegBytes, startWorld, type World } from './studio-cli-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const images = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`101MEDIA/DJI_${index + 1}.JPG`, jpegBytes(200 + index)]),
  );
const asset = () => ['--asset', world.records.assetId];
const run = (...args: string[]) => world.start(args).ended;
const isUploaded = async (id: string) => (await world.filesOf(id)).two.rgb.map((file) => file.isUploaded);

/** Resolves as soon as something is true. A program starts within the limit, on the slowest machine too. */
const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 60_000, interval: 20 });

/** The result of a run with `--json`. */
const finishedOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ event }) => event === 'finished');

// Watching waits for seconds: the others run meanwhile. None of them looks at the requests of the shared proxy.
describe.concurrent('a folder is uploaded', () => {
  it('files that appear while it is watched, until it is stopped', async () => {
    const folder = world.folderWith({});
    const started = world.start([folder, ...asset(), '--type', '2d', '--name', 'PierWatched', '--watch']);
    await until(() => started.err().includes('Watching'));
    writeFileSync(join(folder, 'DJI_1.JPG'), jpegBytes(70));
    await until(() => started.err().includes('1 of 1 uploaded, 100 %'));
    started.kill('SIGINT');
    expect(await started.ended).toMatchObject({ code: 0, out: '1 file uploaded.\n' });
  });

  it('to a new inspection, which is sent for processing when everything has arrived', async () => {
    const folder = world.folderWith(images(6));
    const { code, out, err } = await run(folder, ...asset(), '--type', '2d', '--name', 'PierNorth', '--send');
    expect(err).toContain('Uploading 6 files (1 KB) to new inspection PierNorth of Kinnaird Viaduct\n');
    expect(out).toBe('6 files uploaded, sent for processing.\n');
    expect(code).toBe(0);
    const created = (await world.inspections()).find(({ name }) => name === 'PierNorth');
    expect(await isUploaded(created!.id)).toEqual([true, true, true, true, true, true]);
    expect((await world.inspection(created!.id)).status).toBe('Queued');
  });

  it('an inspection that was deleted since is created again', async () => {
    const folder = world.folderWith(images(1));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierGone', '--json'];
    const { inspectionId } = finishedOf((await run(...args)).out);
    await fetch(`${world.server.origin}/api/v2/projects/${inspectionId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${await world.server.tokenOf('adminnorthline@demo.example')}` },
    });
    const again = finishedOf((await run(...args)).out);
    expect(again).toMatchObject({ exitCode: 0, uploaded: 1 });
    expect(again.inspectionId).not.toBe(inspectionId);
  });

  it('new files of the folder join the same inspection', async () => {
    const folder = world.folderWith(images(2));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierEast', '--json'];
    const first = finishedOf((await run(...args)).out);
    writeFileSync(join(folder, 'DJI_9.JPG'), jpegBytes(90));
    const second = finishedOf((await run(...args)).out);
    expect(second).toMatchObject({ inspectionId: first.inspectionId, uploaded: 1, failed: 0, exitCode: 0 });
    expect(await isUploaded(first.inspectionId)).toEqual([true, true, true]);
  });

  it('to an existing inspection, whose other files stay', async () => {
    const folder = world.folderWith({ 'notes.txt': 'windy' });
    const { projectId } = world.records;
    const { code } = await run(folder, '--inspection', projectId, '--type', 'supplementary');
    expect(code).toBe(0);
    const files = await world.filesOf(projectId);
    expect(files.supplementary.data.map(({ name, isUploaded: is }) => [name, is])).toEqual([['notes.txt', true]]);
    expect(files.three.rgb.map(({ name }) => name)).toEqual(['IMG_0467.jpg']);
  });

  it('thermal images are recognised by a pattern, and files of other types are skipped', async () => {
    const folder = world.folderWith({ 'A_V.JPG': jpegBytes(10), 'A_T.JPG': jpegBytes(11), 'flight.srt': '1' });
    const { code, out } = await run(folder, ...asset(), '--type', '2d', '--thermal', '*_T.JPG', '--json');
    expect(code).toBe(0);
    const { two } = await world.filesOf(finishedOf(out).inspectionId);
    expect([two.rgb.map(({ name }) => name), two.ir.map(({ name }) => name)]).toEqual([['A_V.JPG'], ['A_T.JPG']]);
  });
});

it('with --adaptive, other files follow while the first one is still on its way', async () => {
  const folder = world.folderWith(images(8));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  world.proxy.before((asked) => (asked === world.puts()[0] ? held : undefined));
  const started = world.start([folder, ...asset(), '--type', '2d', '--name', 'PierAdaptive', '--adaptive']);
  await until(() => world.puts().length === 8);
  release();
  expect(await started.ended).toMatchObject({ code: 0, out: '8 files uploaded.\n' });
  expect(new Set(world.puts()).size).toBe(8);
});

describe('the same command again', () => {
  it('sends nothing, and creates nothing', async () => {
    const folder = world.folderWith(images(3));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierSouth'];
    await run(...args);
    world.forget();
    expect(await run(...args)).toMatchObject({ code: 0, out: '0 files uploaded.\n' });
    expect(world.puts()).toEqual([]);
    expect((await world.inspections()).filter(({ name }) => name === 'PierSouth')).toHaveLength(1);
  });

  it('with --send only sends the inspection for processing', async () => {
    const folder = world.folderWith(images(2));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierLater'];
    await run(...args);
    world.forget();
    expect(await run(...args, '--send')).toMatchObject({ code: 0, out: '0 files uploaded, sent for processing.\n' });
    expect(world.puts()).toEqual([]);
    const created = (await world.inspections()).find(({ name }) => name === 'PierLater');
    expect((await world.inspection(created!.id)).status).toBe('Queued');
    expect(await run(...args, '--send')).toMatchObject({ code: 0, out: '0 files uploaded, sent for processing.\n' });
  });
});

describe('an interrupted upload is continued', () => {
  it('Ctrl+C finishes what is being sent, and the same command sends only the missing files', async () => {
    const folder = world.folderWith(images(14));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierStopped'];
    const started = world.start(args);
    world.proxy.before(async (asked) => {
      if (!asked.startsWith('PUT /files/') || world.puts().length !== 7) return;
      started.kill('SIGINT');
      await until(() => started.err().includes('Press Ctrl+C again'));
    });
    const first = await started.ended;
    expect(first.code).toBe(130);
    expect(first.err).toContain('Finishing what is being sent. Press Ctrl+C again to stop now.\n');
    expect(first.out).toMatch(/^\d+ files uploaded\. Interrupted\. Run the same command again to continue/);
    expect(world.puts().length).toBeLessThan(14);

    const created = (await world.inspections()).find(({ name }) => name === 'PierStopped')!;
    expect((await world.inspection(created.id)).uploads).toEqual([]);
    expect((await isUploaded(created.id)).filter(Boolean)).toHaveLength(world.puts().length);
    expect((await run(...args)).code).toBe(0);
    expect(await isUploaded(created.id)).toEqual(Array.from({ length: 14 }, () => true));
    expect(new Set(world.puts()).size).toBe(14);
    expect(world.puts()).toHaveLength(14);
  });

  it('Ctrl+C twice stops at once', async () => {
    const folder = world.folderWith(images(2));
    const started = world.start([folder, ...asset(), '--type', '2d', '--name', 'PierTwice']);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    world.proxy.before((asked) => (asked.startsWith('PUT /files/') ? held : undefined));
    await until(() => world.puts().length === 2);
    started.kill('SIGINT');
    await until(() => started.err().includes('Press Ctrl+C again'));
    started.kill('SIGINT');
    expect((await started.ended).code).toBe(130);
    release();
  });

  it('after it was killed, at once, although the server still counts it as running', async () => {
    const folder = world.folderWith(images(12));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierKilled', '--json'];
    const started = world.start(args);
    world.proxy.before((asked) => {
      if (asked.startsWith('PUT /files/') && world.puts().length === 6) started.kill('SIGKILL');
    });
    expect((await started.ended).code).toBeNull();
    const sentBefore = world.puts().length;
    world.forget();
    const again = await run(...args);
    expect(finishedOf(again.out)).toMatchObject({ exitCode: 0, failed: 0 });
    const { inspectionId } = finishedOf(again.out);
    expect(await isUploaded(inspectionId)).toEqual(Array.from({ length: 12 }, () => true));
    // At most the files in flight are sent again: one chunk on its way, and one that was not confirmed yet.
    expect(sentBefore + world.puts().length).toBeLessThanOrEqual(12 + 2 * 5);
  });

  it('after the reply to its creation was lost, with the same inspection', async () => {
    const folder = world.folderWith(images(2));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierLost'];
    world.proxy.before((asked) => (asked === 'POST /api/v2/projects' ? 'lost' : undefined));
    expect((await run(...args)).code).toBe(1);
    world.forget();
    expect(await run(...args)).toMatchObject({ code: 0, out: '2 files uploaded.\n' });
    expect((await world.inspections()).filter(({ name }) => name === 'PierLost')).toHaveLength(1);
  });

  it('large files continue with the blocks that are missing', async () => {
    const folder = world.folderWith({ 'big.JPG': jpegBytes(40 * 1024 * 1024) });
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierLarge'];
    const started = world.start(args);
    const blocks = () => world.puts().filter((asked) => asked.endsWith(' block'));
    world.proxy.before(async (asked) => {
      if (!asked.endsWith(' block') || blocks().length < 3) return;
      started.kill('SIGINT');
      await until(() => started.err().includes('Press Ctrl+C again'));
    });
    expect((await started.ended).code).toBe(130);
    expect(blocks()).toHaveLength(3);
    world.forget();
    expect((await run(...args)).code).toBe(0);
    expect(blocks()).toHaveLength(2);
  });

  it('a file that has changed after it arrived is not sent in its place', async () => {
    const folder = world.folderWith(images(2));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierChanged'];
    await run(...args);
    writeFileSync(join(folder, '101MEDIA/DJI_1.JPG'), jpegBytes(5000));
    world.forget();
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain('101MEDIA/DJI_1.JPG: A file with this name has arrived, with another size.');
    expect(world.puts()).toEqual([]);
  });

  it('a file whose date alone has changed is not sent again', async () => {
    const folder = world.folderWith(images(2));
    const args = [folder, ...asset(), '--type', '2d', '--name', 'PierTouched'];
    await run(...args);
    utimesSync(join(folder, '101MEDIA/DJI_1.JPG'), 1, 1);
    world.forget();
    expect((await run(...args)).code).toBe(0);
    expect(world.puts()).toEqual([]);
  });
});
