import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jpegBytes, startWorld, type World } from './studio-cli-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const run = (...args: string[]) => world.start(args).ended;

describe('files that another inspection of the asset has', () => {
  let known: string;
  let args: (name: string) => string[];
  beforeAll(async () => {
    const images = [1, 2, 3].map((index) => [`101MEDIA/DJI_${index}.JPG`, jpegBytes(200 + index)] as const);
    const folder = world.folderWith(Object.fromEntries(images));
    const asset = ['--asset', world.records.assetId];
    const { out } = await run(folder, ...asset, '--type', '2d', '--name', 'SouthPier', '--json');
    known = JSON.parse(out.trim().split('\n').at(-1) ?? '').inspectionId;
    writeFileSync(join(folder, '101MEDIA/DJI_9.JPG'), jpegBytes(900));
    args = (name) => [folder, ...asset, '--type', '2d', '--name', name];
  });
  const planOf = (out: string) => JSON.parse(out.split('\n', 1)[0] ?? '');

  it('are left out with --skip-known, also when the command is repeated', async () => {
    const named = args('LeftOut');
    const { err, out } = await run(...named, '--skip-known');
    expect(err).toMatch(/^Uploading 1 file \(.+\) to new inspection LeftOut of Kinnaird Viaduct\n/);
    expect(err).toContain('\n3 of 4 files are already in SouthPier\n  3 files left out\n');
    expect(out).toBe('1 file uploaded.\n');
    world.forget();
    const again = await run(...named, '--skip-known');
    expect(again).toMatchObject({ code: 0, out: '0 files uploaded.\n' });
    expect(again.err).toContain('\n3 of 3 files are already in SouthPier\n  3 files left out\n');
    expect(world.puts()).toEqual([]);
  });

  it('are reported and uploaded again by default', async () => {
    const { err, out } = await run(...args('Kept'));
    expect(err).toContain(
      '\n4 of 4 files are already in SouthPier and 1 other\n' +
        '  Nothing is left out; --skip-known leaves out those that are stored\n',
    );
    expect(out).toBe('4 files uploaded.\n');
  });

  it('a dry run lists them, in JSON with their inspections', async () => {
    const dry = [...args('Dry'), '--dry-run', '--skip-known'];
    expect((await run(...dry)).out).toContain('files left out\n    101MEDIA/DJI_1.JPG\n');
    const plan = planOf((await run(...dry, '--json')).out);
    expect(plan.known).toContainEqual({
      path: '101MEDIA/DJI_1.JPG',
      inspections: expect.arrayContaining([{ id: known, name: 'SouthPier' }]),
      isStored: true,
      isLeftOut: true,
    });
  });

  it('all of them: nothing is created', async () => {
    expect(await run(...args('None'), '--skip-known')).toMatchObject({ code: 0, out: '0 files uploaded.\n' });
    expect((await world.inspections()).filter(({ name }) => name === 'None')).toEqual([]);
  });
});
