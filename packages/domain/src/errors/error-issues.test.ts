import { expect, it } from 'vitest';
import { errorIssues } from './error-issues.ts';

const issue = { path: 'payload.categories', message: "'Crack' and 'Split' have the same model." };

it.each([
  [{ code: 146, name: 'x', message: 'y', issues: [issue] }, [issue]],
  [{ issues: [issue, { ...issue, extra: 1 }] }, [issue, issue]],
  [{ name: 'x', message: 'y' }, []],
  [{ issues: 'none' }, []],
  [{ issues: [issue, { path: 7 }] }, []],
  ['<html>', []],
  [null, []],
])('the details of %j are %j', (body, expected) => expect(errorIssues(body)).toEqual(expected));
