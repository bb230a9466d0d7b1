import { describe, expect, it } from 'vitest';
import type { Person } from '../person.ts';
import { type DemoList, groupByRole, signInPage } from './sign-in-page.ts';

const person = (name: string, role: Person['role'], status: Person['status'] = 'Activated'): Person => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@demo.example`,
  role,
  status,
});

describe('people are grouped by role, highest first', () => {
  it('sorts people within a role by whether they can sign in, then by name', () => {
    const people = [
      person('Wren', 'Viewer'),
      person('Bo', 'Manager', 'Deactivated'),
      person('Ada', 'Admin'),
      person('Mia', 'Manager'),
      person('Lea', 'Manager'),
    ];
    expect(groupByRole(people).map(([role, group]) => [role, group.map(({ name }) => name)])).toEqual([
      ['Admin', ['Ada']],
      ['Manager', ['Lea', 'Mia', 'Bo']],
      ['Viewer', ['Wren']],
    ]);
  });
});

const render = (people: Person[], extra: Partial<DemoList> = {}) =>
  signInPage({ action: '/x', people, count: people.length, filter: '', page: 1, pageSize: 50, ...extra });

describe('the sign-in page', () => {
  it('has one button per person, with e-mail, role label and any status but Activated', () => {
    const text = render([person('Ada', 'Admin'), person('Bo', 'Manager', 'Deactivated')]);
    expect(text.match(/<button class="person"/g)).toHaveLength(2);
    expect(text).toContain('ada@demo.example');
    expect(text).toContain('Admin access');
    expect(text).toContain('Deactivated');
    expect(text).not.toContain('>Activated<');
  });

  it('escapes names', () => {
    const text = render([person('<script>"\'&', 'Admin')]);
    expect(text).toContain('&lt;script&gt;&quot;&#39;&amp;');
    expect(text).not.toContain('<script>"');
  });

  it('shows the e-mail address of invited people without a name', () => {
    const invited = { ...person('', 'Viewer', 'Pending'), email: 'new@demo.example' };
    expect(render([invited])).toContain('<span class="name">new@demo.example</span>');
  });

  it.each<[string, Partial<DemoList>, boolean, string | undefined]>([
    ['50 people', { count: 50 }, false, undefined],
    ['51 people', { count: 51 }, true, 'Page 1 of 2'],
    ['the second page', { count: 101, page: 2 }, true, 'Page 2 of 3'],
    ['one match of a filter', { count: 1, filter: 'ada' }, true, undefined],
  ])(
    'has a filter box and links to pages when there are more people than fit: %s',
    (_case, extra, hasFilter, pages) => {
      const text = render([person('Ada', 'Admin')], extra);
      expect(text.includes('id="filter"')).toBe(hasFilter);
      expect(/Page \d+ of \d+/.exec(text)?.[0]).toBe(pages);
    },
  );

  it('keeps the filter in the links to other pages', () => {
    const text = render([person('Ada', 'Admin')], { count: 60, filter: 'a&b' });
    expect(text).toContain('href="/x?filter=a%26b&amp;page=2"');
  });

  it.each([true, false])('warns that others can reach it: %s', (hasDemoBanner) => {
    const warning = 'Demo sign-in is open: anyone who reaches this page can sign in as anyone.';
    expect(render([person('Ada', 'Admin')], { hasDemoBanner }).includes(warning)).toBe(hasDemoBanner);
  });

  it('has no inline scripts or styles', () => {
    expect(render([person('Ada', 'Admin')])).not.toMatch(/<style|style=|onclick|<script>/);
  });
});
