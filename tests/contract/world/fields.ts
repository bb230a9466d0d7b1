import { expect } from 'vitest';
import { INSTANT, type RecordFields } from '../expectations/records.ts';

/** A record has exactly these fields. */
export function expectFields(record: unknown, { specified, forgotten = [] }: RecordFields): void {
  expect(Object.keys(record as object).toSorted()).toEqual([...specified, ...forgotten].toSorted());
}

export const anInstant = expect.stringMatching(INSTANT);

/** A readable id: the slug of the name and six more characters. */
export const anIdOf = (slug: string) => expect.stringMatching(new RegExp(`^${slug}-[a-z0-9]{6}$`));
