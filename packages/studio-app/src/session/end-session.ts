import { userChanges } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import type { Send } from '../api/index.ts';

/** Time that signing out waits for the studio, in milliseconds. */
const WAIT_MS = 2000;

/** Ends the session of this tab at the studio, which then rejects its tokens. Waits two seconds at most. */
export async function endSession(send: Send, { id }: Pick<User, 'id'>): Promise<void> {
  const limit = AbortSignal.timeout(WAIT_MS);
  await send(userChanges.endSession, { params: { id, sessionId: 'current' }, signal: limit });
}
