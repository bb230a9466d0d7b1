import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configureValidation } from '../../validation/messages.ts';
import { wireNumbers } from './wire-numbers.ts';

beforeAll(configureValidation);

describe('wireNumbers: decodes numbers to names and encodes names to numbers', () => {
  const codec = wireNumbers({ Metric: 0, Imperial: 1 });

  it.each([
    ['Metric', 0],
    ['Imperial', 1],
  ] as const)('%s is %d', (name, number) => {
    expect(z.decode(codec, number)).toBe(name);
    expect(z.encode(codec, name)).toBe(number);
  });

  it.each([
    [2, 'Invalid enum value'],
    ['0', 'Invalid enum value'],
    [null, 'Required'],
  ])('rejects %j: %s', (value, message) => {
    expect(codec.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
