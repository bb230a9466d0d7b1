import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { workflowFaults } from './workflows.ts';

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((name) => ({
  path: `${folder}/${name}`,
  text: readFileSync(join(root, folder, name), 'utf8'),
}));
const ci = workflows.find(({ path }) => path.endsWith('/ci.yml'))?.text ?? '';

describe('the workflows of GitHub Actions', () => {
  it('pass actionlint', async () => {
    expect(workflows.map(({ path }) => path.slice(folder.length + 1))).toEqual([
      'audit.yml',
      'chromatic.yml',
      'ci.yml',
      'release.yml',
    ]);
    expect(await workflowFaults(workflows)).toEqual([]);
  });

  it.each([
    ['an unknown event', 'pull_request:', 'pull_requests:', 'unknown Webhook event'],
    ['a misspelt key', 'timeout-minutes: 100', 'timeout-minuts: 100', 'unexpected key "timeout-minuts"'],
    ['an unknown runner', 'ubuntu-24.04', 'ubuntu-24.4', 'label "ubuntu-24.4" is unknown'],
    ['an unknown input of an action', 'cache: npm', 'caches: npm', 'input "caches" is not defined'],
    ['an unknown function', 'if: failure()', 'if: failed()', 'undefined function "failed"'],
    ['an unknown permission', 'contents: read', 'content: read', 'unknown permission scope "content"'],
  ])('a planted fault is found: %s', async (_fault, from, to, message) => {
    expect(ci).toContain(from);
    const faults = await workflowFaults([{ path: 'planted.yml', text: ci.replace(from, to) }]);
    expect(faults.join('\n')).toContain(message);
  });

  it('limit every job in time', () => {
    const jobs = workflows.flatMap(({ text }) => text.match(/runs-on:/g) ?? []);
    const limits = workflows.flatMap(({ text }) => text.match(/^ {4}timeout-minutes:/gm) ?? []);
    expect(limits).toHaveLength(jobs.length);
  });
});
