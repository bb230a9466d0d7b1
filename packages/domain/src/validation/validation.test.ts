import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SYSTEM_BLUE } from '../colour/colour.ts';
import { categoryColourField, emailField, nameField, requiredText } from './fields.ts';
import { configureValidation } from './messages.ts';

beforeAll(configureValidation);

const messagesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe('generic messages', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['Required', z.string(), undefined],
    ['Required', z.string(), null],
    ['Required', z.enum(['Draft']), undefined],
    ['Required', z.union([z.string(), z.number()]), undefined],
    ['Invalid input', z.union([z.string(), z.number()]), true],
    ['Invalid input', z.string().regex(/^a/), 'b'],
    ['Invalid input', z.string().refine(() => false), 'b'],
    ['Invalid input', z.strictObject({}), { extra: 1 }],
    ['Invalid input', z.map(z.string(), z.string()).min(1), new Map()],
    ['Invalid date', z.date(), new Date(NaN)],
    ['Invalid date', z.date(), 'soon'],
    ['Invalid date', z.iso.date(), '2025-02-30'],
    ['Invalid date', z.iso.datetime(), 'soon'],
    ['Invalid date', z.date().min(new Date(0)), new Date(-1)],
    ['Invalid enum value', z.enum(['Draft', 'Failed']), 'Gone'],
    ['Invalid enum value', z.literal('Draft'), 'Gone'],
    ['Expected string, received number', z.string(), 5],
    ['Expected string, received array', z.string(), []],
    ['Expected number, received nan', z.number(), NaN],
    ['Expected boolean, received object', z.boolean(), {}],
    ['Expected integer, received float', z.int(), 1.5],
    ['Input must contain at least 2 character(s)', z.string().min(2), ''],
    ['Input must contain at most 2 character(s)', z.string().max(2), 'abc'],
    ['List must contain at least 1 item(s)', z.array(z.string()).min(1), []],
    ['List must contain at most 1 item(s)', z.array(z.string()).max(1), ['a', 'b']],
    ['Number must be greater than or equal to 0', z.number().min(0), -1],
    ['Number must be greater than or equal to 0', z.int().min(0), -1],
    ['Number must be greater than 0', z.number().positive(), 0],
    ['Number must be less than or equal to 99', z.number().max(99), 100],
    ['Number must be less than 1', z.number().lt(1), 1],
    ['Number must be less than or equal to 9007199254740991', z.int(), 2 ** 60],
    ['Number must be a multiple of 2', z.number().multipleOf(2), 3],
    ['Number must be finite', z.number(), Infinity],
    ['Number must be finite', z.number(), -Infinity],
    ['Invalid email', z.email(), 'a@'],
    ['own words', z.string('own words'), 5],
  ])("'%s'", (message, schema, value) => expect(messagesOf(schema, value)).toEqual([message]));
});

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
  ])('refuses %j', (input, message) => expect(messagesOf(nameField(), input)).toEqual([message]));
  it('takes other bounds', () => expect(nameField(2, 35).safeParse('x'.repeat(35)).success).toBe(true));
});

describe('requiredText: phone number, asset and checklist are required', () => {
  it.each([['', 'Required'], ['  ', 'Required'], [undefined, 'Required']])('refuses %j', (input, message) =>
    expect(messagesOf(requiredText(), input)).toEqual([message]));
  it('accepts and trims', () => expect(requiredText().parse(' 020 7946 0018 ')).toBe('020 7946 0018'));
});

describe('emailField: email must be valid', () => {
  it.each([['a@'], ['a b@c.d'], ['']])('refuses %j', (input) => expect(messagesOf(emailField, input)).toEqual(['Invalid email']));
  it('accepts and trims', () => expect(emailField.parse(' a@b.co ')).toBe('a@b.co'));
});

describe('categoryColourField: a hex code, not similar to the system colour', () => {
  it.each([
    ['#fff', 'Colour is not a hex code'],
    ['red', 'Colour is not a hex code'],
    ['#12345g', 'Colour is not a hex code'],
    [SYSTEM_BLUE, 'Colour is too similar to system colour'],
    ['#0b66c4', 'Colour is too similar to system colour'],
  ])('refuses %s: %s', (hex, message) => expect(messagesOf(categoryColourField, hex)).toEqual([message]));
  it.each([['#a1b2c3'], ['#CE2A29']])('accepts %s', (hex) => expect(categoryColourField.parse(hex)).toBe(hex));
});
