import { root } from './lib/node.mjs';
import { npm, run } from './lib/run.mjs';

/*
 * Publishes the packages whose version is not on npm yet, and tags their versions. In GitHub Actions it first writes the
 * repository into the manifests: npm refuses a provenance statement whose repository differs from the manifest's.
 */
const PUBLISHED = ['design-system', 'domain', 'studio-cli'];
const { GITHUB_REPOSITORY, GITHUB_SERVER_URL = 'https://github.com' } = process.env;

for (const name of GITHUB_REPOSITORY === undefined ? [] : PUBLISHED) {
  const fields = [
    'repository.type=git',
    `repository.url=git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`,
    `repository.directory=packages/${name}`,
  ];
  const code = await npm(['pkg', 'set', ...fields, '--workspace', `@inspection-studio/${name}`]);
  if (code !== 0) throw new Error(`The repository could not be written into the manifest of ${name}.`);
}
process.exitCode = await run('changeset', ['publish'], { cwd: root });
