import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailField, nameField, requiredText } from './fields.ts';
import { configureValidation } from './messages.ts';

beforeAll(configureValidation);

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe("Generic message 'Required'.", () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a missing text', z.string(), undefined],
    ['null for a text', z.string(), null],
    ['a missing number', z.number(), undefined],
    ['a missing choice', z.enum(['Draft']), undefined],
    ['a missing list', z.array(z.string()), undefined],
    ['a missing record', z.object({}), null],
    ['a missing value of a union', z.union([z.string(), z.number()]), undefined],
  ])('%s', (_case, schema, value) => expect(messagesOf(schema, value)).toEqual(['Required']));

  it('is reported at its property', () => {
    expect(z.object({ name: z.string() }).safeParse({}).error?.issues).toMatchObject([
      { path: ['name'], message: 'Required' },
    ]);
  });
});

describe("Generic message 'Invalid input'.", () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a union mismatch', z.union([z.string(), z.number()]), true],
    ['a pattern', z.string().check(z.regex(/^a/)), 'b'],
    ['a rule without a message', z.string().check(z.refine(() => false)), 'b'],
    ['an unknown property', z.strictObject({}), { extra: 1 }],
    ['a collection that is not a list', z.map(z.string(), z.string()).check(z.minSize(1)), new Map()],
  ])('%s', (_case, schema, value) => expect(messagesOf(schema, value)).toEqual(['Invalid input']));
});

describe("Generic message 'Invalid date'.", () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a broken Date', z.date(), new Date(NaN)],
    ['a text for a Date', z.date(), 'soon'],
    ['a day that does not exist', z.iso.date(), '2025-02-30'],
    ['a text for an instant', z.iso.datetime(), 'soon'],
    ['a Date too early', z.date().check(z.minimum(new Date(0))), new Date(-1)],
    ['a Date too late', z.date().check(z.maximum(new Date(0))), new Date(1)],
  ])('%s', (_case, schema, value) => expect(messagesOf(schema, value)).toEqual(['Invalid date']));
});

describe("Generic message 'Invalid enum value'.", () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a value outside an enum', z.enum(['Draft', 'Failed']), 'Gone'],
    ['the empty text', z.enum(['Draft']), ''],
    ['another literal', z.literal('Draft'), 'Gone'],
  ])('%s', (_case, schema, value) => expect(messagesOf(schema, value)).toEqual(['Invalid enum value']));
});

describe("Generic message 'Expected X, received Y'.", () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['Expected string, received number', z.string(), 5],
    ['Expected string, received array', z.string(), []],
    ['Expected number, received string', z.number(), '5'],
    ['Expected number, received nan', z.number(), NaN],
    ['Expected boolean, received object', z.boolean(), {}],
    ['Expected array, received object', z.array(z.string()), {}],
    ['Expected object, received boolean', z.object({}), true],
    ['Expected integer, received float', z.int(), 1.5],
    ['Expected number, received string', z.int(), '1'],
    ['Expected number, received nan', z.int(), NaN],
  ])('%s', (message, schema, value) => expect(messagesOf(schema, value)).toEqual([message]));
});

describe("Generic message 'Input must contain at least N character(s)'.", () => {
  it.each([[''], ['a']])('%j', (value) =>
    expect(messagesOf(z.string().check(z.minLength(2)), value)).toEqual(['Input must contain at least 2 character(s)']),
  );
  it("its mirror 'at most'", () =>
    expect(messagesOf(z.string().check(z.maxLength(2)), 'abc')).toEqual(['Input must contain at most 2 character(s)']));
});

describe("Generic message 'List must contain at least N item(s)'.", () => {
  it('a list', () =>
    expect(messagesOf(z.array(z.string()).check(z.minLength(1)), [])).toEqual([
      'List must contain at least 1 item(s)',
    ]));
  it('a pair', () =>
    expect(messagesOf(z.tuple([z.number(), z.number()]), [])).toEqual(['List must contain at least 2 item(s)']));
  it('a set', () =>
    expect(messagesOf(z.set(z.string()).check(z.minSize(1)), new Set())).toEqual([
      'List must contain at least 1 item(s)',
    ]));
  it("its mirror 'at most'", () =>
    expect(messagesOf(z.array(z.string()).check(z.maxLength(1)), ['a', 'b'])).toEqual([
      'List must contain at most 1 item(s)',
    ]));
});

describe("Generic message 'Number must be greater than or equal to N'.", () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['Number must be greater than or equal to 0', z.number().check(z.minimum(0)), -1],
    ['Number must be greater than or equal to 0', z.int().check(z.minimum(0)), -1],
    ['Number must be greater than 0', z.number().check(z.positive()), 0],
    ['Number must be less than or equal to 99', z.number().check(z.maximum(99)), 100],
    ['Number must be less than 1', z.number().check(z.lt(1)), 1],
    ['Number must be less than or equal to 9007199254740991', z.int(), 2 ** 60],
  ])('%s', (message, schema, value) => expect(messagesOf(schema, value)).toEqual([message]));
});

describe("Generic message 'Number must be a multiple of N'.", () => {
  it.each([
    [1, 1.5],
    [2, 3],
  ])('%d: %d', (divisor, value) =>
    expect(messagesOf(z.number().check(z.multipleOf(divisor)), value)).toEqual([
      `Number must be a multiple of ${divisor}`,
    ]),
  );
});

describe("Generic message 'Number must be finite'.", () => {
  it.each([[Infinity], [-Infinity]])('%d', (value) =>
    expect(messagesOf(z.number(), value)).toEqual(['Number must be finite']),
  );
});

it('a message of the schema takes precedence over the generic one', () =>
  expect(messagesOf(z.string('own words'), 5)).toEqual(['own words']));

describe('nameField: trimmed, 2 to 30 characters', () => {
  it.each([
    ['ab', 'ab'],
    ['  North Pier  ', 'North Pier'],
    ['x'.repeat(30), 'x'.repeat(30)],
    [` ${'x'.repeat(30)} `, 'x'.repeat(30)],
  ])('accepts %j', (input, expected) => expect(nameField().parse(input)).toBe(expected));
  it.each([
    ['', 'Input must contain at least 2 character(s)'],
    [' a ', 'Input must contain at least 2 character(s)'],
    ['x'.repeat(31), 'Input must contain at most 30 character(s)'],
    [null, 'Required'],
  ])('rejects %j', (input, message) => expect(messagesOf(nameField(), input)).toEqual([message]));
  it('accepts other limits', () => expect(nameField(2, 35).safeParse('x'.repeat(35)).success).toBe(true));
});

describe('requiredText: phone number, asset and checklist are required', () => {
  it.each([
    ['', 'Required'],
    ['  ', 'Required'],
    [undefined, 'Required'],
  ])('rejects %j', (input, message) => expect(messagesOf(requiredText(), input)).toEqual([message]));
  it('accepts and trims', () => expect(requiredText().parse(' 020 7946 0018 ')).toBe('020 7946 0018'));
});

describe('An email must be valid.', () => {
  it.each([['a@'], ['a b@c.d'], ['a@b'], ['']])('rejects %j', (input) =>
    expect(messagesOf(emailField, input)).toEqual(['Invalid email']),
  );
  it.each([['a@b.co'], [' a@b.co ']])('accepts and trims %j', (input) =>
    expect(emailField.parse(input)).toBe('a@b.co'),
  );
  it('is Required when missing', () => expect(messagesOf(emailField, null)).toEqual(['Required']));
});
