import { type ChildProcess, spawn } from 'node:child_process';
import { Console } from 'node:console';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { freePort } from '../start/testing/free-port.ts';
import { printTo } from './print-result.ts';
import { runCompany, runSetup } from './terminal-commands.ts';

const SOURCE = join(import.meta.dirname, '..');

let dataDir: string;
let environment: Record<string, string>;
let origin: string;
beforeAll(async () => {
  dataDir = await makeTestDataDir('studio-first-run-');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  environment = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    STUDIO_DATA_DIR: dataDir,
    STUDIO_SEED: 'none',
    STUDIO_WORKERS: '0',
  };
});
afterAll(() => rm(dataDir, { recursive: true }));

const run = (program: string, args: string[] = []): ChildProcess =>
  spawn(process.execPath, ['--conditions=@inspection-studio/source', join(SOURCE, program), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a command has printed, and its exit code. */
interface Finished {
  code: number;
  out: string;
  err: string;
}

/** Runs a command to its end, as a program. */
async function finish(program: string, args: string[] = []): Promise<Finished> {
  const child = run(program, args);
  const [out, err, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')]);
  return { code: code as number, out, err };
}

/** Runs a command to its end in this process: a program takes seconds to load. */
async function finishHere(command: typeof runCompany, args: string[], variables = environment): Promise<Finished> {
  const printed = { out: '', err: '' };
  const to = (name: keyof typeof printed) =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[name] += chunk;
        done();
      },
    });
  const code = await printTo(new Console(to('out'), to('err')), () => command(args, variables));
  return { code, ...printed };
}

/** Starts the server until it prints a setup link. */
async function startServer(): Promise<{ link: string; stop: () => Promise<void> }> {
  const server = run('main.ts');
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  for await (const line of createInterface(server.stdout!)) {
    const link = /^ {2}(\S+\/idp\/setup\/\S+)$/.exec(line)?.[1];
    if (link !== undefined) {
      server.stdout!.resume();
      return { link, stop };
    }
  }
  throw new Error(`The server printed no link: ${await text(server.stderr!)}`);
}

it(
  'each start without a company prints a new setup link, and so does npm run setup',
  { timeout: 120_000 },
  async () => {
    const first = await startServer();
    expect(first.link.startsWith(`${origin}/idp/setup/`)).toBe(true);
    expect((await fetch(first.link)).status).toBe(200);

    const refused = await finish('company/setup-main.ts');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/is in use by process \d+: stop it first/);
    await first.stop();

    const made = await finish('company/setup-main.ts', ['--json']);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(made.out)).toEqual({ link: expect.stringContaining(`${origin}/idp/setup/`) });

    const second = await startServer();
    try {
      expect((await fetch(second.link)).status).toBe(200);
      expect((await fetch(first.link)).status).toBe(404);
      const person = { company: 'Northline', firstName: 'Ada', lastName: 'Holm', email: 'ada@northline.example' };
      const body = new URLSearchParams(person);
      expect((await fetch(second.link, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    } finally {
      await second.stop();
    }
    const demo = await finishHere(runSetup, [], { ...environment, STUDIO_SEED: 'demo' });
    expect(demo).toMatchObject({
      code: 1,
      out: '',
      err: 'The demo has no setup: run this command, and the server, with STUDIO_SEED=none.\n',
    });
    const late = await finishHere(runSetup, []);
    expect(late).toMatchObject({ code: 1, out: '', err: 'There is a company already.\n' });
  },
);

const ID = expect.stringMatching(/^eastline-\w{6}$/);

describe('npm run company', () => {
  const company = (...args: string[]) => finishHere(runCompany, args);

  it('lists, exports and deletes the company that was set up', { timeout: 120_000 }, async () => {
    const list = await finish('company/main.ts', ['list', '--json']);
    expect(list).toMatchObject({ code: 0, err: '' });
    const [listed] = JSON.parse(list.out) as { id: string; name: string }[];
    expect(listed).toMatchObject({ name: 'Northline', state: 'valid' });

    const exported = await company('export', '--company', 'Northline', '--to', join(dataDir, 'exports'));
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect(exported.out).toContain(`to ${join(dataDir, 'exports', `${listed!.id}.tar`)}.`);

    const deletion = ['delete', '--company', listed!.id, '--confirm', 'Northline', '--json'];
    expect(JSON.parse((await company(...deletion)).out)).toMatchObject({ deleted: true, companyId: listed!.id });
    expect(JSON.parse((await company(...deletion)).out)).toEqual({ deleted: false });
    expect(await company('list')).toEqual({ code: 0, out: 'There is no company.\n', err: '' });
  });

  it('prints a link for the admin of a new company', async () => {
    const { out } = await company('create', '--name', 'Southline', '--admin-email', 'bo@southline.example');
    expect(out).toMatch(
      /^Created Southline \(southline-\w{6}\)\.\nSend this link to bo@southline\.example; .*\n {2}\S+\/idp\/enrol\/[\w-]{43}\nIt opens on this computer only\. .*\n$/,
    );
  });

  it.each<[string, string[], object]>([
    [
      'create',
      ['--name', 'Eastline', '--admin-email', 'cy@eastline.example'],
      { id: ID, created: true, link: expect.stringMatching(/^http:\/\/localhost:\d+\/idp\/enrol\/[\w-]{43}$/) },
    ],
    [
      'licence',
      ['--company', 'Eastline', '--seats', '3'],
      { id: ID, licence: expect.objectContaining({ seatsAllowed: 3 }) },
    ],
    ['suspend', ['--company', 'Eastline'], { id: ID, name: 'Eastline', state: 'suspended' }],
    ['create', ['--name', 'Eastline', '--admin-email', 'cy@eastline.example'], { id: ID, created: false, link: null }],
    ['suspend', ['--company', 'Eastline', '--resume'], { id: ID, name: 'Eastline', state: 'valid' }],
    [
      'export',
      ['--company', 'Eastline', '--to', 'exports'],
      {
        path: expect.stringMatching(/eastline-\w+\.tar$/),
        rowCount: expect.any(Number),
        fileCount: 0,
        missingCount: 0,
      },
    ],
  ])('prints the result of %s %j as JSON with --json', async (name, args, data) => {
    const { code, out, err } = await company(
      name,
      ...args.map((arg) => (arg === 'exports' ? join(dataDir, arg) : arg)),
      '--json',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject(data);
  });

  it.each([
    ['wrong arguments with 2', ['list', '--all'], 2, "Unknown option '--all'.\n"],
    [
      'a failure with 1',
      ['licence', '--company', 'x', '--seats', '2'],
      1,
      'There is no company x: npm run company -- list shows all.\n',
    ],
  ])('ends %s and one sentence', async (_title, args, code, err) =>
    expect(await company(...args)).toEqual({ code, out: '', err }),
  );

  it('creates no database in a wrong folder', async () => {
    const wrong = join(dataDir, 'wrong');
    const result = await finishHere(runCompany, ['list'], { ...environment, STUDIO_DATA_DIR: wrong });
    expect(result).toEqual({ code: 1, out: '', err: `There is no embedded database in ${wrong}.\n` });
  });

  it.each([
    ['company', runCompany, /^Usage: npm run company/],
    ['setup', runSetup, /^Usage: npm run setup/],
  ])('npm run %s -- --help shows the usage', async (_script, command, usage) => {
    const result = await finishHere(command, ['--help']);
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.out).toMatch(usage);
  });
});
