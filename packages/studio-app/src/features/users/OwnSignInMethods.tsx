import { Inline, LinkButton } from '@inspection-studio/design-system';
import type { User } from '@inspection-studio/domain/users';
import { useUser } from '../../session/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';

/** Leads to the server's page for passkeys, password and authenticator app; on the own profile only. */
export function OwnSignInMethods({ user }: { user: User }) {
  const { signInMethodsPath } = useRuntimeSettings();
  const isOwn = useUser().id === user.id;
  if (signInMethodsPath === null || !isOwn) return null;
  return (
    <Inline>
      <LinkButton href={signInMethodsPath}>Sign-in methods</LinkButton>
    </Inline>
  );
}
