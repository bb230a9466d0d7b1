import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillSeverityRange,
  severityScaleFormSchema,
  severityScalePayloadSchema,
  toSeverityScalePayload,
} from './severity-scale.form.ts';

/** Two values from 0 to 99, the first less than the second. */
const boundsArbitrary = fc
  .uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 0]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));

const termsArbitrary = fc.array(
  fc.record({
    name: fc.constantFrom('', ' ', '\t', 'Monitor', ' Plan ', 'Act now'),
    icon: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 20 },
);

describe('Numerical severities', () => {
  it('Middle numerical severity values are filled automatically: for any low below high', () => {
    fc.assert(
      fc.property(boundsArbitrary, ({ low, high }) => {
        const values = fillSeverityRange(low, high).map(Number);
        expect(values).toHaveLength(high - low + 1);
        expect(values.at(0)).toBe(low);
        expect(values.at(-1)).toBe(high);
        values.slice(1).forEach((value, index) => expect(value - (values[index] ?? Number.NaN)).toBe(1));
      }),
    );
  });

  it('the payload of the form passes the payload schema', () => {
    fc.assert(
      fc.property(boundsArbitrary, (bounds) => {
        const payload = toSeverityScalePayload(
          severityScaleFormSchema.parse({ type: 'numerical', name: 'Condition', ...bounds }),
        );
        expect(severityScalePayloadSchema.parse(payload)).toEqual(payload);
      }),
    );
  });
});

describe('Severities of a scale of terms', () => {
  it('Empty severity terms are dropped: the others keep their order, names trimmed', () => {
    fc.assert(
      fc.property(termsArbitrary, (terms) => {
        const kept: object[] = [];
        for (const { name, icon } of terms) if (/\S/.test(name)) kept.push({ name: name.trim(), icon });
        const form = severityScaleFormSchema.safeParse({ type: 'term', name: 'Urgency', terms });
        expect(form.success).toBe(kept.length > 0);
        if (!form.success) return;
        const payload = toSeverityScalePayload(form.data);
        expect(payload.severities).toEqual(kept);
        expect(severityScalePayloadSchema.parse(payload)).toEqual(payload);
      }),
    );
  });
});
