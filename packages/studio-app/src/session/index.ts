export { authConfigSchema } from './auth-config.ts';
export { loadAuthClient } from './load-auth-client.ts';
export { createSession, type Session } from './session.ts';
export { createSignOutChannel } from './sign-out-channel.ts';
export { SessionGate } from './SessionGate.tsx';
export { SessionProvider, type SessionValue, useSession, useUser } from './SessionProvider.tsx';
export { useFailureText } from './useFailureText.ts';
export { whoamiQuery } from './whoami.ts';
