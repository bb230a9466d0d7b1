import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { insertCompany } from '../resources/testing/insert-company.ts';
import { startTestServer } from './testing/start-test-server.ts';

it('the server receives forms in the data folder, whose disk it checks, and forgets them when their client leaves', async () => {
  const server = await startTestServer();
  onTestFinished(server.close);
  const { people } = await insertCompany(server.db, 'northline');
  const token = await server.tokenOf(`${people.Admin}@demo.example`);
  const sending = request(`${server.origin}/api/v2/images/thumbnail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  sending.on('error', () => undefined);
  sending.write('--x\r\n');
  const incoming = () => readdir(join(server.dataDir, 'files/.incoming'));
  await expect.poll(incoming).toEqual([expect.stringMatching(/^studio-form-/)]);
  sending.destroy();
  await expect.poll(incoming).toEqual([]);
});
