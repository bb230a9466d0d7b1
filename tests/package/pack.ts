import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { npm } from '../../scripts/lib/run.mjs';

export const DESIGN_SYSTEM = '@inspection-studio/design-system';
export const DOMAIN = '@inspection-studio/domain';
export const STUDIO_CLI = '@inspection-studio/studio-cli';

export interface Manifest {
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** A project that uses one packed package and nothing of the workspace. */
export interface Consumer {
  folder: string;
  /** The package as npm would publish it. */
  tarball: string;
  /** The unpacked package inside it. */
  packageFolder: string;
  manifest: Manifest;
  /** Runs a program of the project in bare Node and gives what it prints. */
  node: (program: string, ...args: string[]) => string;
}

/** Builds and packs a package as npm would publish it, and returns the path of the tarball. */
export async function pack(
  name: typeof DESIGN_SYSTEM | typeof DOMAIN | typeof STUDIO_CLI,
  folder: string,
): Promise<string> {
  const packed = await npm(['pack', '--silent', '--workspace', name, '--pack-destination', folder]);
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (packed !== 0 || archive === undefined) throw new Error(`${name} could not be packed.`);
  return join(folder, archive);
}

/** A project with the package in its `node_modules`. */
export function consumerIn(folder: string, name: string, tarball: string): Consumer {
  const packageFolder = join(folder, 'node_modules', name);
  const manifest: Manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const node = (program: string, ...args: string[]) =>
    execFileSync(nodePath(), [join(folder, program), ...args], { cwd: folder, encoding: 'utf8' });
  return { folder, tarball, packageFolder, manifest, node };
}

/**
 * Packs the domain and unpacks it into an empty project with the packages its manifest declares, linked
 * from the workspace, and no others, and the programs of `tests/package/domain-consumer`. Nothing comes from the network.
 */
export async function packDomainIntoConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), `${basename(DOMAIN)}-`));
  const tarball = await pack(DOMAIN, folder);
  const packageFolder = join(folder, 'node_modules', DOMAIN);
  mkdirSync(packageFolder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', packageFolder]);
  const consumer = consumerIn(folder, DOMAIN, tarball);
  for (const other of Object.keys(consumer.manifest.dependencies)) {
    const link = join(folder, 'node_modules', other);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', other), link);
  }
  cpSync(join(root, 'tests/package/observe.mjs'), join(folder, 'observe.mjs'));
  cpSync(join(root, 'tests/package/domain-consumer'), folder, { recursive: true });
  return consumer;
}
