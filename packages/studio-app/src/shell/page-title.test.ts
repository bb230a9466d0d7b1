import { describe, expect, it } from 'vitest';
import { editTitle, pageTitle, readableTitle, withLastLabel } from './page-title.ts';

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

describe('The title of a form that edits a record shows its name', () => {
  it.each([
    ['once it is read', 'Rust', 'Edit Tag: Rust'],
    ['not before', undefined, 'Edit Tag'],
  ])('%s', (_case, name, title) => expect(editTitle('Edit Tag', name)).toBe(title));
});

describe('The last step of a trail has the title of the dialog', () => {
  const trail = [{ label: 'Tags', to: '/tags' }, { label: 'Tag' }];
  it.each([
    ['a dialog', 'Rust', [{ label: 'Tags', to: '/tags' }, { label: 'Rust' }]],
    ['no dialog', undefined, trail],
  ])('%s', (_case, title, steps) => expect(withLastLabel(trail, title)).toEqual(steps));
});
