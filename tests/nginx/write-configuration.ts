import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/node.mjs';

/** Changes to the shipped files, as an operator would make them. */
export interface Edits {
  main?: (text: string) => string;
  site?: (text: string) => string;
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const SITES = 'include /etc/nginx/conf.d/*.conf;';

/**
 * Replaces what exists in the network of the containers only: the folder of the logs, the resolver, the name of the servers
 * and the port.
 */
function localSite(text: string, folder: string, serverPort: number, port: number): string {
  const changed = text
    .replaceAll('/var/log/nginx/', `${folder}/logged-`)
    .replace(/^resolver .*$/m, '')
    .replace(/^ *zone studio .*$/m, '')
    .replace('server api:4173 resolve;', `server 127.0.0.1:${serverPort};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  if (!changed.includes(String(serverPort)) || !changed.includes(String(port)))
    throw new Error('deploy/nginx.conf has another upstream or port than this test expects.');
  if (changed.includes('/var/'))
    throw new Error('deploy/nginx.conf writes to a folder that this test does not replace.');
  return changed;
}

/** Replaces the folders of logs, sites and temporary files. */
function localMain(text: string, folder: string): string {
  if (!text.includes(SITES)) throw new Error(`deploy/nginx-main.conf has no ${SITES}`);
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/temp/${name};`);
  const changed = text
    .replaceAll('/var/log/nginx/', `${folder}/logged-`)
    .replace(SITES, [...temporary, `include ${folder}/site.conf;`].join('\n'));
  if (changed.includes('/var/'))
    throw new Error('deploy/nginx-main.conf writes to a folder that this test does not replace.');
  return changed;
}

/**
 * Writes `deploy/nginx-main.conf` and `deploy/nginx.conf` for one server and one port of this machine into a folder.
 *
 * @returns the arguments of nginx
 */
export async function writeConfiguration(
  folder: string,
  serverPort: number,
  port: number,
  { main = (text) => text, site = (text) => text }: Edits = {},
): Promise<string[]> {
  const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8');
  await mkdir(join(folder, 'temp'));
  await writeFile(join(folder, 'site.conf'), localSite(site(await read('nginx.conf')), folder, serverPort, port));
  await writeFile(join(folder, 'nginx.conf'), localMain(main(await read('nginx-main.conf')), folder));
  const process = `daemon off; master_process off; pid ${folder}/nginx.pid;`;
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', process];
}
