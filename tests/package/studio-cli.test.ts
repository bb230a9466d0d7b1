import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STUDIO_CLI } from './pack.ts';
import { jpegBytes, startWorld, type World } from './studio-cli-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const packageFile = (path: string) => join(world.cli.folder, 'node_modules', STUDIO_CLI, path);
const program = () => readFileSync(packageFile('dist/main.js'), 'utf8');
const upload = (folder: string, ...more: string[]) => [folder, '--asset', 'kinnaird viaduct', '--type', '2d', ...more];
/** Changes nothing on the server. */
const isRead = (asked: string) => asked.startsWith('GET ') || asked.endsWith('/known-files');

describe('the published package', () => {
  it('contains one program, and no sources', () => {
    expect(world.cli.files.filter((path) => !/^dist$/.test(path)).toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'NOTICE',
      'README.md',
      'dist/main.js',
      'package.json',
    ]);
    const manifest = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.bin).toEqual({ studio: './dist/main.js' });
  });

  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: packageFile('.'), strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('names every package that is bundled, and bundles no page', () => {
    const bundled = [...program().matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(
      ([, name = '']) => name,
    );
    expect([...new Set(bundled)].toSorted()).toEqual(['date-fns', 'exifreader', 'js-md5', 'wretch', 'zod']);
    for (const name of bundled)
      expect(readFileSync(packageFile('NOTICE'), 'utf8')).toMatch(new RegExp(`^${name} `, 'm'));
    expect(program()).not.toMatch(/from ["'](?!node:|buffer|fs|https?|path|os|util|crypto)/);
  });

  it('prints its help and its version', async () => {
    const { code, out } = await world.cli.start(['--help']).ended;
    expect(out).toContain('Usage: studio upload <folder> --type <type> (--asset <id or name> | --inspection <id>)\n');
    expect(code).toBe(0);
    expect(await world.cli.start(['--version']).ended).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it('runs in Node.js 20, which lacks some functions', async () => {
    const older = 'data:text/javascript,delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers';
    const folder = world.folderWith({ 'DJI_1.JPG': jpegBytes(10) });
    const started = world.start(upload(folder), { NODE_OPTIONS: `--import "${older}"` });
    expect(await started.ended).toMatchObject({ code: 0, out: '1 file uploaded.\n' });
  });
});

describe('problems have one line and an exit code', () => {
  it.each<[string, string[], Record<string, string>, number, string]>([
    ['an unknown option', ['.', '--fast'], {}, 2, "Unknown option '--fast'. Try: studio --help"],
    [
      'no token',
      upload('.'),
      { STUDIO_TOKEN: '' },
      3,
      'You are not signed in. Run studio login, or set STUDIO_TOKEN to an access token.',
    ],
    [
      'a token that is not accepted',
      upload('.'),
      { STUDIO_TOKEN: 'ist_unknown' },
      3,
      'The studio does not accept this token. It may have expired. Run studio login, or create another one.',
    ],
    [
      'a studio that cannot be reached',
      upload('.'),
      { STUDIO_URL: 'http://127.0.0.1:9' },
      4,
      "Can't reach the studio at http://127.0.0.1:9.",
    ],
    [
      'an asset that does not exist',
      ['.', '--asset', 'Tay bridge', '--type', '2d'],
      {},
      2,
      'There is no asset Tay bridge, or you are not involved in it.',
    ],
    [
      'an inspection that does not exist',
      ['.', '--inspection', 'none', '--type', '2d'],
      {},
      2,
      'There is no inspection none.',
    ],
    ['a folder that does not exist', upload('none'), {}, 2, 'There is no folder none.'],
  ])('%s', async (_case, args, variables, code, message) => {
    expect(await world.start(args, variables).ended).toEqual({ code, out: '', err: `studio: ${message}\n` });
  });

  it('a person who may not see the inspection is refused', async () => {
    const token = await world.server.tokenOf('viewernorthline@demo.example');
    const args = ['.', '--inspection', world.records.projectId, '--type', '2d'];
    const { code, err } = await world.start(args, { STUDIO_TOKEN: token }).ended;
    expect([code, err]).toEqual([3, 'studio: You cannot access this inspection. Contact your admin.\n']);
  });

  it('too few images create no inspection', async () => {
    const folder = world.folderWith({ 'DJI_1.JPG': jpegBytes(10) });
    const args = [folder, '--asset', world.records.assetId, '--type', '3d', '--name', 'TooFew'];
    const { code, err } = await world.start(args).ended;
    expect([code, err]).toEqual([
      1,
      'studio: You must upload at least 20 visual or thermal data for a 3D Digital Twin.\n',
    ]);
    expect(world.proxy.asked.every(isRead)).toBe(true);
  });

  it('files that cannot be used are named, and the others are sent', async () => {
    const folder = world.folderWith({ 'DJI_1.JPG': jpegBytes(10), 'DJI_2.JPG': '', 'DJI_3.JPG': 'text' });
    const { code, err, out } = await world.start(upload(folder, '--name', 'Faulty')).ended;
    expect(err).toContain(
      '2 files cannot be used:\n  DJI_2.JPG: The file is empty.\n  DJI_3.JPG: The file is not a JPEG image.\n',
    );
    expect([code, out]).toEqual([1, '1 file uploaded. Some files cannot be used.\n']);
  });
});

describe('an access token for uploads is enough', () => {
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${world.server.origin}/api/v2/users/${world.records.people.Uploader}/tokens${path}`, {
      method,
      headers: { authorization: `Bearer ${world.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const createToken = async () => {
    const created = await ask('POST', '', { name: 'Field laptop', rights: 'Upload', days: 7 });
    return (await created.json()) as { id: string; token: string };
  };

  it('to create an inspection, upload to it and send it', async () => {
    const { token } = await createToken();
    expect(token).toMatch(/^ist_/);
    const args = upload(world.folderWith({ 'DJI_1.JPG': jpegBytes(10) }), '--name', 'WithToken', '--send');
    const sent = { code: 0, out: '1 file uploaded, sent for processing.\n' };
    expect(await world.start(args, { STUDIO_TOKEN: token }).ended).toMatchObject(sent);
  });

  it('revoked in the middle, the upload ends, and continues with another one', async () => {
    const { id, token } = await createToken();
    const args = upload(world.folderWith({ 'DJI_1.JPG': jpegBytes(10) }), '--name', 'Revoked');
    world.proxy.before(async (asked) => {
      if (asked.startsWith('PUT /files/')) await ask('DELETE', `/${id}`);
    });
    const { code, out } = await world.start(args, { STUDIO_TOKEN: token }).ended;
    expect([code, out]).toEqual([
      3,
      '0 files uploaded. The token is no longer accepted. Run studio login, or use another one, and run the same command again to continue.\n',
    ]);
    expect((await world.start(args, { STUDIO_TOKEN: token }).ended).code).toBe(3);
    world.forget();
    expect(await world.start(args).ended).toMatchObject({ code: 0, out: '1 file uploaded.\n' });
  });
});

describe('a dry run', () => {
  it('prints what would be sent and what not, and changes nothing', async () => {
    const folder = world.folderWith({ 'A/DJI_1.JPG': jpegBytes(2_000), 'B/DJI_1.JPG': '', 'notes.txt': 'windy' });
    const { code, out } = await world.start(upload(folder, '--name', 'Dry', '--dry-run', '--send')).ended;
    expect(out.split('\n')).toEqual([
      'Would upload 1 file (2 KB) to new inspection Dry of Kinnaird Viaduct',
      '  A/DJI_1.JPG',
      '1 file cannot be used:',
      '  B/DJI_1.JPG: The file is empty.',
      'Look at this before you upload:',
      '  1 image has no position',
      '    A/DJI_1.JPG',
      '  1 image has no capture time',
      '    A/DJI_1.JPG',
      '1 file of other types skipped:',
      '  notes.txt: File types must be the following: .jpeg, .jpg',
      '',
    ]);
    expect(code).toBe(0);
    expect(world.proxy.asked.filter((asked) => !isRead(asked))).toEqual([]);
    expect((await world.inspections()).filter(({ name }) => name === 'Dry')).toEqual([]);
  });
});

describe('with --json', () => {
  it('each line is an object, and nothing else is printed', async () => {
    const folder = world.folderWith({ 'DJI_1.JPG': jpegBytes(10) });
    const { out, err } = await world.start(upload(folder, '--name', 'Json', '--json')).ended;
    const events = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(err).toBe('');
    expect(events[0]).toMatchObject({
      event: 'planned',
      isDryRun: false,
      inspection: { id: null, name: 'Json' },
      files: ['DJI_1.JPG'],
      bytes: 10,
      stored: 0,
      refused: [],
    });
    expect(events).toContainEqual({ event: 'uploaded', path: 'DJI_1.JPG' });
    expect(events.at(-1)).toMatchObject({ event: 'finished', exitCode: 0, uploaded: 1, failed: 0, isSent: false });
  });

  it('an error is an object too', async () => {
    const { out, code } = await world.start(upload('.', '--json'), { STUDIO_TOKEN: 'ist_unknown' }).ended;
    expect([code, JSON.parse(out)]).toEqual([
      3,
      {
        event: 'error',
        exitCode: 3,
        message: 'The studio does not accept this token. It may have expired. Run studio login, or create another one.',
      },
    ]);
  });
});
