import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFileService, type TestFileService } from './testing/start-file-service.ts';

const TYPE = 'video/mp4';

let service: TestFileService;

beforeAll(async () => {
  service = await startFileService();
});
afterAll(() => service?.close());

it('refuses the 2,400th small block of a file in the time of the first', async () => {
  const expiresAt = new Date(Date.now() + 600_000);
  const url = await service.store.signUpload({ key: 'crumbs.jpg', contentType: TYPE, maxBytes: 131_072, expiresAt });
  const putBlock = (name: string) =>
    service.put(`${url}&comp=block&blockid=${Buffer.from(name).toString('base64')}`, Buffer.of(1), {});
  expect((await putBlock('first')).status).toBe(201);
  const durations: number[] = [];
  for (let count = 0; count < 2400; count += 1) {
    const begun = performance.now();
    expect((await putBlock(`crumb-${count}`)).status).toBe(400);
    durations.push(performance.now() - begun);
  }
  const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  expect(medianOf(durations.slice(-400))).toBeLessThan(3 * medianOf(durations.slice(0, 400)));
});
