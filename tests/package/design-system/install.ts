import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installConsumer } from '../../../scripts/lib/install.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { DESIGN_SYSTEM, pack, type Manifest } from '../pack.ts';
import { asConsumerWrites, besideSubjects } from './subjects.ts';

const home = join(root, 'tests/package/design-system');
const conformance = join(root, 'packages/design-system/src/testing/conformance');

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
    react18: string;
    react19: string;
  }
}

/** Packs the design system once for all tests and installs it into two empty applications, on React 18 and on React 19. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'design-system-'));
  const tarball = await pack(DESIGN_SYSTEM, folder);
  const install = (version: string) => installInto(join(folder, version), version, tarball);
  const [react18, react19] = await Promise.all([install('react-18'), install('react-19')]);
  project.provide('tarball', tarball);
  project.provide('react18', react18);
  project.provide('react19', react19);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function installInto(folder: string, version: string, tarball: string): Promise<string> {
  cpSync(join(home, version), folder, { recursive: true });
  cpSync(tarball, join(folder, 'design-system.tgz'));
  await installConsumer(folder);
  refuseStaleLock(folder);
  cpSync(join(root, 'tests/package/observe.mjs'), join(folder, 'observe.mjs'));
  copyTexts(join(home, 'app'), folder, besideSubjects);
  copyTexts(join(conformance, 'subjects'), join(folder, 'subjects'), asConsumerWrites);
  cpSync(join(conformance, 'subject.ts'), join(folder, 'subject.ts'));
  return folder;
}

function copyTexts(from: string, to: string, change: (text: string) => string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) writeFileSync(join(to, name), change(readFileSync(join(from, name), 'utf8')));
}

/** npm installs what the lockfile says of the tarball, not what the tarball says. */
function refuseStaleLock(folder: string) {
  const place = `node_modules/${DESIGN_SYSTEM}`;
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const manifest: Manifest = read(`${place}/package.json`);
  const locked: Manifest = read('package-lock.json').packages[place];
  const declared = ({ dependencies, peerDependencies }: Manifest) => JSON.stringify([dependencies, peerDependencies]);
  if (declared(manifest) !== declared(locked)) {
    throw new Error('The dependencies of the design system have changed: run npm run lock:complete.');
  }
}
