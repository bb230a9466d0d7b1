import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/node.mjs';
import { requirePrograms, requireRoot } from './packages.ts';
import { writeConfiguration } from './write-configuration.ts';

/** Open files of a process by default on Debian. */
const OPEN_FILES = 1024;

let folder: string;
beforeEach(async () => {
  requirePrograms('nginx');
  folder = await mkdtemp(join(tmpdir(), 'studio-nginx-main-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs `nginx -t` with the default limit of open files. The level of the file's own error log would hide warnings. */
async function checked(edit = (text: string) => text) {
  const main = (text: string) => edit(text).replace(/^error_log .*$/m, 'error_log stderr warn;');
  const args = await writeConfiguration(folder, await freePort(), await freePort(), { main });
  const limited = `ulimit -Sn ${OPEN_FILES}; exec nginx -t "$@"`;
  const { status, stderr } = spawnSync('sh', ['-c', limited, 'nginx', ...args], { encoding: 'utf8' });
  return { status, problems: stderr.split('\n').filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line)) };
}

it('nginx accepts the main configuration without a warning, also about open files', async () => {
  expect(await checked()).toEqual({ status: 0, problems: [] });
});

it('nginx accepts the user of Debian', async () => {
  // nginx warns about this line if another user starts it.
  requireRoot('nginx');
  const main = (text: string) => text.replace('#user www-data;', 'user www-data;');
  expect(main(await readFile(join(root, 'deploy/nginx-main.conf'), 'utf8'))).toMatch(/^user www-data;$/m);
  expect(await checked(main)).toEqual({ status: 0, problems: [] });
});

it('the compose file mounts it with the site that it includes', async () => {
  const { services } = parse(await readFile(join(root, 'deploy/compose.yaml'), 'utf8'));
  expect(services.proxy.volumes).toEqual([
    './nginx-main.conf:/etc/nginx/nginx.conf:ro',
    './nginx.conf:/etc/nginx/conf.d/default.conf:ro',
  ]);
});
