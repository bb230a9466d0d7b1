import { modulesPayloadSchema } from '@inspection-studio/domain/inspections';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { convertInParts } from './in-parts.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `DJI_${index}.jpg`, size: 4, sizeBytes: 4096 }));

it.each([
  ['no body', undefined],
  ['a body without lists', { isAr: true, name: 'Pier' }],
  ['a short list', [1, 2, 3]],
  ['a list of several parts', Array.from({ length: 1_201 }, (_, index) => index)],
  ['lists of different lengths beside other fields', { isAr: true, rgb: photos(1_100), ir: photos(20), none: null }],
  ['lists in fields of fields', { two: { rgb: photos(501), remove: [] }, ortho: { data: [], gcp: false } }],
])('converts %s to what one conversion gives', async (_case, body) => {
  await expect(convertInParts(body, (part) => part)).resolves.toEqual(body);
});

it('fills fields that are left out, as one conversion does', async () => {
  const body = { two: { rgb: photos(1_001) } };
  const convert = (part: unknown) => z.decode(modulesPayloadSchema, part as never);
  await expect(convertInParts(body, convert)).resolves.toEqual(convert(body));
});

it('converts no more than 500 items of a list at a time, and lets the page respond in between', async () => {
  const steps: (number | 'response')[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => steps.push('response');
  await convertInParts(photos(1_200), (part) => {
    steps.push((part as unknown[]).length);
    port2.postMessage(undefined);
    return part;
  });
  port1.close();
  expect(steps.slice(0, 5)).toEqual([500, 'response', 500, 'response', 200]);
});

it('rejects an item of a later part that the schema refuses', async () => {
  const body = { two: { rgb: [...photos(700), { name: 'DJI_700.jpg' }], ir: [], remove: [] } };
  const convert = (part: unknown) => z.decode(modulesPayloadSchema, part as never);
  await expect(convertInParts(body, convert)).rejects.toThrow('"size"');
});
