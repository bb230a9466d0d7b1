import { describe, expect, it } from 'vitest';
import { newPasswordFields, type PasswordProblem } from './password-fields.ts';

/** Attributes of a rendered field, on one line. */
function attributesOf(name: string, problem?: PasswordProblem): string {
  const { text } = newPasswordFields({ email: 'ada@demo.example', asksCurrent: true, ...(problem && { problem }) });
  return new RegExp(`<input\\s+id="${name}"[^>]*>`).exec(text)![0].replaceAll(/\s+/g, ' ');
}

describe('the fields of a new password', () => {
  it.each([
    { field: 'current', text: 'The current password is wrong.' },
    { field: 'password', text: 'Use at least 12 characters.' },
  ] as const)('a problem gives the $field field the focus', (problem) => {
    const focused = ['email', 'current', 'password', 'repeated'].filter((name) =>
      attributesOf(name, problem).includes('autofocus'),
    );
    expect(focused).toEqual([problem.field]);
  });

  it('without a problem, no field takes the focus', () => {
    expect(attributesOf('current')).not.toContain('autofocus');
    expect(attributesOf('password')).not.toContain('autofocus');
  });

  it('each password has a button that shows it', () => {
    const { text } = newPasswordFields({ email: 'ada@demo.example', asksCurrent: true });
    const shown = [
      ...text.matchAll(/<button type="button"[^>]* data-shows="(\w+)" aria-label="Show password" hidden>/g),
    ];
    expect(shown.map(([, name]) => name)).toEqual(['current', 'password', 'repeated']);
  });

  it('the problem of the new password is read before its hint', () => {
    const problem = { field: 'password', text: 'Use at least 12 characters.' } as const;
    expect(attributesOf('password')).toContain('aria-describedby="password-hint"');
    expect(attributesOf('password', problem)).toContain('aria-describedby="problem password-hint"');
    expect(attributesOf('current', { field: 'current', text: 'The current password is wrong.' })).toContain(
      'aria-describedby="problem"',
    );
  });
});
