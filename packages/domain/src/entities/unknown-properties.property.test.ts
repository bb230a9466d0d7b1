import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RECORD_NAMES, RECORDS } from './testing/records.ts';

const extras = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 });

/** A value in which every nested object has additional unknown properties. Known properties win. */
function withExtras(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(withExtras));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const own = fc.record(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withExtras(inner)])));
  return fc.tuple(extras, own).map(([more, record]) => ({ ...more, ...record }));
}

describe.each(RECORD_NAMES)('%s', (name) => {
  const [schema, wire] = RECORDS[name];

  it('encodes to the value it was decoded from', () => {
    expect(z.encode<z.ZodMiniType>(schema, z.decode<z.ZodMiniType>(schema, wire))).toEqual(wire);
  });

  it('ignores properties that a newer server adds', () => {
    const read = schema.parse(wire);
    const sameAsBefore = fc.property(withExtras(wire), (newer) => {
      expect(schema.parse(newer)).toEqual(read);
    });
    fc.assert(sameAsBefore, { numRuns: 50 });
  });
});
