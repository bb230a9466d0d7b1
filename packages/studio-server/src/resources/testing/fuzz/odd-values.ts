import fc from 'fast-check';

const HUGE_TEXT = 'x'.repeat(100_000);
const HUGE_LIST = Array.from({ length: 20_000 }, () => 0);

/** Placeholder for deeply nested lists, which {@link toJson} inserts. */
const NESTED = 'nested lists';
const NESTED_JSON = '['.repeat(20_000) + ']'.repeat(20_000);

/** Serializes a value as JSON; '' for undefined. */
export const toJson = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(`"${NESTED}"`, NESTED_JSON);

/** An object with keys that have a special meaning in JavaScript. */
const withOwnKey = (key: string, value: unknown): object =>
  Object.defineProperty({}, key, { value, enumerable: true, configurable: true, writable: true });

/** Texts that often cause bugs: terminators, unpaired surrogates, paths, statements, formats. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00y',
    '\u202e\ufeff\u200b',
    '\r\nset-cookie: a=b',
    '__proto__',
    'constructor',
    'toString',
    "' or '1'='1' --",
    '"; drop table sites; --',
    '%_\\',
    '${7*7}{{7*7}}',
    '../../../etc/passwd',
    'C:\\windows\\win.ini',
    'NaN',
    '-1',
    '1e999',
    '0x10',
    '9'.repeat(400),
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '<script>alert(1)</script>',
    'ﷺ'.repeat(40),
    '👩‍👩‍👧‍👦'.repeat(20),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values of the wrong type, out of range, too large or too deep. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: oddText, weight: 8 },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1.5,
      99,
      1e308,
      -1e308,
      5e-324,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
    ),
    weight: 4,
  },
  { arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], { length: 1e9 }, [{ id: {} }]), weight: 2 },
  {
    arbitrary: fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map((key) => withOwnKey(key, { isAdmin: true })),
    weight: 1,
  },
  { arbitrary: fc.constantFrom<unknown>(HUGE_TEXT, HUGE_LIST, NESTED), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string | number;
}

/** Lists the mutable positions of a value, outermost first. */
function placesIn(root: Record<string, unknown>): Place[] {
  const places: Place[] = [];
  const visit = (holder: Place['holder']) => {
    const keys = Array.isArray(holder) ? holder.keys() : Object.keys(holder);
    for (const key of keys) {
      places.push({ holder, key });
      const value = (holder as Record<string | number, unknown>)[key];
      if (typeof value === 'object' && value !== null && places.length < 200) visit(value as Place['holder']);
    }
  };
  visit(root);
  return places;
}

const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'text', 'text', 'remove', 'add', 'repeat'),
  key: fc.oneof(fc.constantFrom('id', 'companyId', 'createdById', '__proto__', 'constructor', 'status'), oddText),
  value: oddValue,
  text: oddText,
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Applies one mutation somewhere in `root`; the value is `root.value`. */
function apply(root: Record<string, unknown>, { at, kind, key, value: odd, text }: Change): void {
  // Copy it, because the next mutation can be inside it.
  const value = structuredClone(odd);
  const places = placesIn(root);
  const { holder, key: found } = places[at % places.length]!;
  const here = holder as Record<string | number, unknown>;
  const target = here[found];
  if (kind === 'remove' && !Array.isArray(holder) && holder !== root) delete here[found];
  else if (kind === 'remove' && Array.isArray(holder)) holder.splice(Number(found), 1);
  else if (kind === 'add' && typeof target === 'object' && target !== null && !Array.isArray(target)) {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else if (kind === 'repeat' && Array.isArray(target)) {
    here[found] = Array.from({ length: 2000 }, () => structuredClone(target))
      .flat()
      .slice(0, 20_000);
  } else here[found] = kind === 'text' && typeof target === 'string' ? text : value;
}

/** Mutates a value up to three times; every third value is unchanged. */
export const mutated = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      valid,
      fc.oneof(
        fc.constant([]),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.array(change, { minLength: 1, maxLength: 1 }),
      ),
    )
    .map(([value, changes]) => {
      const root: Record<string, unknown> = { value: structuredClone(value) };
      for (const each of changes) apply(root, each);
      return root.value;
    });
