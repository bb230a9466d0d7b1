import { describe, expect, it } from 'vitest';
import type { Person } from '../person.ts';
import { groupByRole, signInPage } from './sign-in-page.ts';

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

describe('the sign-in page', () => {
  it('has one button per person, with e-mail, role label and any status but Activated', () => {
    const text = signInPage('/idp/interaction/x', [person('Ada', 'Admin'), person('Bo', 'Manager', 'Deactivated')]);
    expect(text.match(/<button class="person"/g)).toHaveLength(2);
    expect(text).toContain('ada@demo.example');
    expect(text).toContain('Admin access');
    expect(text).toContain('Deactivated');
    expect(text).not.toContain('>Activated<');
  });

  it('escapes names', () => {
    const text = signInPage('/idp/interaction/x', [person('<script>"\'&', 'Admin')]);
    expect(text).toContain('&lt;script&gt;&quot;&#39;&amp;');
    expect(text).not.toContain('<script>"');
  });

  it('shows the e-mail address of invited people without a name', () => {
    const invited = { ...person('', 'Viewer', 'Pending'), email: 'new@demo.example' };
    expect(signInPage('/x', [invited])).toContain('<span class="name">new@demo.example</span>');
  });

  it.each([
    [16, false],
    [17, true],
  ])('with %d people, filter box: %s', (count, hasFilter) => {
    const people = Array.from({ length: count }, (_, index) => person(`P${index}`, 'Member'));
    expect(signInPage('/x', people).includes('id="filter"')).toBe(hasFilter);
  });

  it('has no inline scripts or styles', () => {
    expect(signInPage('/x', [person('Ada', 'Admin')])).not.toMatch(/<style|style=|onclick|<script>/);
  });
});
