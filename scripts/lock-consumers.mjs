import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packManifest } from './lib/install.mjs';
import { root } from './lib/node.mjs';
import { npm } from './lib/run.mjs';

/*
 * Writes the lockfiles of the applications that tests/package installs the packed design system into. Run it when the
 * dependencies of the design system change. The integrity of the tarball is left out, because every build changes it.
 */
const DESIGN_SYSTEM = '@inspection-studio/design-system';
const LOCKED = ['package.json', 'package-lock.json'];

/**
 * Removes the design system from a lockfile, so that npm reads its dependencies from the new tarball: the version is the
 * same, and npm would keep the old entry.
 *
 * @param {string} file
 */
function forgetDesignSystem(file) {
  if (!existsSync(file)) return;
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  delete lock.packages[`node_modules/${DESIGN_SYSTEM}`];
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

for (const consumer of ['react-18', 'react-19']) {
  const home = join(root, 'tests/package/design-system', consumer);
  const folder = mkdtempSync(join(tmpdir(), `${consumer}-`));
  try {
    for (const name of LOCKED) if (existsSync(join(home, name))) copyFileSync(join(home, name), join(folder, name));
    forgetDesignSystem(join(folder, 'package-lock.json'));
    await packManifest(folder);
    const code = await npm(['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(`The lockfile of ${consumer} could not be written.`);
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    delete lock.packages[`node_modules/${DESIGN_SYSTEM}`].integrity;
    writeFileSync(join(home, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
