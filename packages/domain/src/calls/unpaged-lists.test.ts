import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './index.ts';
import { isChange } from './is-change.ts';

const lists = Object.entries(calls as Readonly<Record<string, Call>>).filter(
  ([, call]) => !isChange(call) && call.reply?._zod.def.type === 'array',
);

describe('a list has pages, or a maximum number of items in its schema', () => {
  it.each(lists)('%s', (_name, { isPaged, reply }) => {
    const { maxItems } = z.toJSONSchema(reply!, { io: 'input', unrepresentable: 'any' });
    expect(isPaged === true || maxItems !== undefined).toBe(true);
  });
});
