import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';

interface Manifest {
  version: string;
  private?: boolean;
  description?: string;
  license?: string;
  keywords?: string[];
  engines?: Record<string, string>;
  /** Absent where everything is bundled. */
  dependencies?: Record<string, string>;
}

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

describe.each(['design-system', 'domain', 'studio-cli'])('the published package %s', (name) => {
  const folder = join('packages', name);
  const manifest: Manifest = JSON.parse(read(folder, 'package.json'));

  it('asks for version ranges, so that an app installs one copy of a shared dependency', () => {
    expect(Object.values(manifest.dependencies ?? {}).filter((range) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('has what a registry shows and what npm checks', () => {
    expect(manifest.private).toBeUndefined();
    expect(manifest.description?.length).toBeGreaterThan(20);
    expect(manifest.license).toBe('MIT');
    expect(manifest.keywords?.length).toBeGreaterThan(4);
    expect(manifest.engines).toEqual({ node: '>=20' });
  });

  it('has a README, the licence of the repository and a changelog', () => {
    expect(existsSync(join(root, folder, 'README.md'))).toBe(true);
    expect(read(folder, 'LICENSE')).toBe(read('LICENSE'));
    expect(read(folder, 'CHANGELOG.md')).toContain(`\n## ${manifest.version}\n`);
  });
});
