export { type AuthConfig, authConfigSchema } from './auth-config.ts';
export { loadAuthClient } from './load-auth-client.ts';
export { createSession, type Session, type SignInState } from './session.ts';
export { createSignOutChannel } from './sign-out-channel.ts';
export { SessionGate, type SessionGateProps } from './SessionGate.tsx';
export { SessionProvider, type SessionStatus, type SessionValue, useSession, useUser } from './SessionProvider.tsx';
export { useFailureText } from './useFailureText.ts';
export { whoamiQuery } from './whoami.ts';
