import { describe, expect, it } from 'vitest';
import { pageTitle, readableTitle } from './page-title.ts';

describe('Page titles are the decoded route parameter made readable', () => {
  it.each([
    ['kinnaird-viaduct-7k2m4q', 'Kinnaird viaduct 7k2m4q'],
    ['north%20pier', 'North pier'],
    ['shell_course_2', 'Shell course 2'],
    ['%E0%A4', '%E0%A4'],
    ['', ''],
  ])('%j reads %j', (param, title) => expect(readableTitle(param)).toBe(title));
});

describe('pageTitle: or fixed titles', () => {
  it.each([
    ['no title', [undefined], 'Home'],
    ['a fixed one', [{ title: 'Home' }, { title: 'Create Site' }], 'Create Site'],
    ['a parameter', [{ title: 'param:id' }], 'Forth estuary'],
  ])('%s', (_case, handles, title) => expect(pageTitle(handles, { id: 'forth-estuary' })).toBe(title));
});
