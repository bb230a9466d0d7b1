import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { npm } from '../../scripts/lib/run.mjs';

export const PACKAGE = '@inspection-studio/design-system';

export interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** A project that uses the packed design system and nothing of the workspace. */
export interface Consumer {
  folder: string;
  /** The unpacked package inside it. */
  packageFolder: string;
  manifest: Manifest;
  /** Runs a program of `tests/package/consumer` in bare Node and gives what it prints. */
  node: (program: string, ...args: string[]) => string;
}

/**
 * Packs the design system, built anew, and unpacks it into an empty project: beside it stand the packages its
 * manifest declares, linked from the workspace, and no others. Nothing comes from the network.
 */
export async function packIntoConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'design-system-'));
  const packed = await npm(['pack', '--silent', '--workspace', PACKAGE, '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (packed !== 0 || tarball === undefined) throw new Error('The design system could not be packed.');

  const packageFolder = join(folder, 'node_modules', PACKAGE);
  mkdirSync(packageFolder, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', packageFolder]);
  const manifest: Manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

  const ownTypes = ['@types/react', '@types/react-dom'];
  for (const name of [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), ...ownTypes]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  cpSync(join(root, 'tests/package/consumer'), folder, { recursive: true });
  const node = (program: string, ...args: string[]) =>
    execFileSync(nodePath(), [join(folder, program), ...args], { cwd: folder, encoding: 'utf8' });
  return { folder, packageFolder, manifest, node };
}
