import type { AccessDecision } from '@inspection-studio/domain/permissions';
import type { User } from '@inspection-studio/domain/users';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Can, type CanProps } from './Can.tsx';

const signedIn = vi.hoisted(() => ({ roleId: 'Viewer' as User['roleId'] }));
vi.mock('../session/index.ts', () => ({ useUser: () => signedIn }));

function show(roleId: User['roleId'], props: Omit<CanProps, 'children'>) {
  signedIn.roleId = roleId;
  return render(<Can {...props}>Create Site</Can>).container;
}

describe('Can', () => {
  it.each<User['roleId']>(['Manager', 'Admin'])('shows its content to a %s, who may create sites', (role) => {
    expect(show(role, { permission: 'CreateSite', fallback: 'Ask an administrator' })).toHaveTextContent(
      /^Create Site$/,
    );
  });

  it.each<User['roleId']>(['Trial', 'Viewer', 'Uploader', 'Member'])('shows only the fallback to a %s', (role) => {
    expect(show(role, { permission: 'CreateSite', fallback: <em>Ask an administrator</em> })).toHaveTextContent(
      /^Ask an administrator$/,
    );
    expect(screen.getByRole('emphasis')).toBeInTheDocument();
  });

  it('shows nothing without a fallback', () => {
    expect(show('Viewer', { permission: 'CreateSite' })).toBeEmptyDOMElement();
  });

  it.each([
    ['all', /^No$/],
    ['any', /^Create Site$/],
  ] as const)('of several rights, %s', (mode, expected) => {
    expect(show('Uploader', { permission: ['CreateProject', 'CreateSite'], mode, fallback: 'No' })).toHaveTextContent(
      expected,
    );
  });

  it('uses the decision of a record policy instead of the role', () => {
    const refused: AccessDecision = { allowed: false, reason: { kind: 'self' } };
    expect(show('Admin', { policy: refused, fallback: 'Not yours' })).toHaveTextContent(/^Not yours$/);
    expect(show('Viewer', { policy: { allowed: true }, fallback: 'Not yours' })).toHaveTextContent(/Create Site$/);
  });
});
