import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moduleFilesSchema, projectDetailSchema, projectSchema } from '@inspection-studio/domain/inspections';
import * as z from 'zod';
import { insertCompany } from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import { startTestServer } from '../../packages/studio-server/src/start/testing/start-test-server.ts';
import { nodePath } from '../../scripts/lib/node.mjs';
import { pack, STUDIO_CLI } from './pack.ts';
import { type Proxy, startProxy } from './studio-cli-proxy.ts';

/** A program that has ended. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A program that is running. */
export interface Started {
  /** Standard error until now. */
  err: () => string;
  out: () => string;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<Ended>;
}

/** The packed command line in an empty folder. */
export interface PackedCli {
  folder: string;
  /** Files of the package, with slashes. */
  files: string[];
  start: (args: readonly string[], variables?: Record<string, string>) => Started;
  remove: () => void;
}

let packed: Promise<Buffer> | undefined;

/** Packs the command line as npm would publish it, once for all test files of this process. Returns the tarball. */
function tarballOfCli(): Promise<Buffer> {
  packed ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-cli-tarball-'));
    try {
      return readFileSync(await pack(STUDIO_CLI, folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  })();
  return packed;
}

/** Unpacks the packed command line into an empty folder. Nothing else is installed. */
export async function packCli(): Promise<PackedCli> {
  const tarball = await tarballOfCli();
  const folder = mkdtempSync(join(tmpdir(), 'studio-cli-'));
  const packageFolder = join(folder, 'node_modules', STUDIO_CLI);
  mkdirSync(packageFolder, { recursive: true });
  execFileSync('tar', ['-xz', '--strip-components=1', '-C', packageFolder], { input: tarball });
  return {
    folder,
    files: readdirSync(packageFolder, { recursive: true, encoding: 'utf8' }),
    start: (args, variables = {}) => {
      const program = join(packageFolder, 'dist/main.js');
      const child = spawn(nodePath(), [program, ...args], {
        cwd: folder,
        env: { PATH: process.env['PATH'], XDG_STATE_HOME: join(folder, 'state'), ...variables },
      });
      const printed = { out: '', err: '' };
      child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
      return {
        out: () => printed.out,
        err: () => printed.err,
        kill: (signal) => void child.kill(signal),
        ended: once(child, 'close').then(([code]) => ({ code: code as number | null, ...printed })),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Bytes that pass for a complete JPEG image. @param sizeBytes at least 6 */
export function jpegBytes(sizeBytes: number, fill = 'x'): Buffer {
  const bytes = Buffer.alloc(sizeBytes, fill);
  bytes.set([0xff, 0xd8, 0xff, 0xdb]);
  bytes.set([0xff, 0xd9], sizeBytes - 2);
  return bytes;
}

/**
 * Starts a studio with a company behind a proxy, and packs the command line.
 *
 * @param devicePollSeconds time between two polls of `studio login`
 */
export async function startWorld({ devicePollSeconds }: { devicePollSeconds?: number } = {}) {
  // Packing is a process of its own, during which the server starts.
  const [cli, server] = await Promise.all([
    packCli(),
    startTestServer({ STUDIO_UPLOAD_BLOCKS_FROM_MB: '1' }, undefined, { devicePollSeconds }),
  ]);
  const records = await insertCompany(server.db, 'northline');
  const token = await server.tokenOf('uploadernorthline@demo.example');
  const proxy: Proxy = await startProxy(server.origin);

  const read = async <Schema extends z.core.$ZodType>(path: string, reply: Schema): Promise<z.output<Schema>> => {
    const response = await fetch(`${server.origin}/api/v2/${path}`, { headers: { authorization: `Bearer ${token}` } });
    return z.decode(reply, (await response.json()) as z.input<Schema>);
  };
  return {
    cli,
    server,
    records,
    token,
    proxy,
    /** Writes files into a new folder and returns its path. */
    folderWith(files: Record<string, Buffer | string>): string {
      const folder = mkdtempSync(join(cli.folder, 'flight-'));
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      return folder;
    },
    start: (args: readonly string[], variables: Record<string, string> = {}) =>
      cli.start(['upload', ...args], { STUDIO_URL: proxy.origin, STUDIO_TOKEN: token, ...variables }),
    inspections: () => read('projects', z.array(projectSchema)),
    inspection: (id: string) => read(`projects/${id}`, projectDetailSchema),
    filesOf: (id: string) => read(`projects/${id}/modules`, moduleFilesSchema),
    /** Paths of requests that stored files since the last call of `forget`. */
    puts: () => proxy.asked.filter((asked) => asked.startsWith('PUT /files/')),
    /** Lets requests pass, and forgets those until now. */
    forget: () => {
      proxy.asked.length = 0;
      proxy.before(() => undefined);
    },
    close: async () => {
      proxy.close();
      await server.close();
      cli.remove();
    },
  };
}

/** The world of {@link startWorld}. */
export type World = Awaited<ReturnType<typeof startWorld>>;
