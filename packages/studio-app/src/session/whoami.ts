import { userReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import { logError, type Send, StudioError } from '../api/index.ts';
import type { Session } from './session.ts';

/** Query for the signed-in person. */
export const whoamiQuery = (send: Send) =>
  queryOptions({ queryKey: ['users', 'whoami'], queryFn: ({ signal }) => send(userReads.whoami, { signal }) });

const isRejection = (error: unknown): error is StudioError => error instanceof StudioError && error.status === 401;

/** The server refused a token that the provider had just issued: a redirect to the provider would not help. */
export class NewTokenRefused extends Error {
  constructor(cause: StudioError) {
    super(cause.message, { cause });
  }
}

/**
 * {@link whoamiQuery} that asks once more with a new token when the server refuses the first one with 401.
 *
 * @throws NewTokenRefused when the server refuses the new one too
 */
export const whoamiWithNewToken = (send: Send, { getState, renewToken }: Pick<Session, 'getState' | 'renewToken'>) => {
  const hasExpired = () => {
    const signIn = getState();
    return signIn.phase === 'signed-in' && signIn.isExpired;
  };
  return queryOptions({
    ...whoamiQuery(send),
    async queryFn({ signal }) {
      const ask = () => send(userReads.whoami, { signal });
      try {
        return await ask();
      } catch (error) {
        if (!isRejection(error) || hasExpired()) throw error;
        await renewToken().catch((cause: unknown) => {
          logError(cause);
          throw cause instanceof StudioError ? cause : error;
        });
        return ask().catch((second: unknown) => {
          throw isRejection(second) ? new NewTokenRefused(second) : second;
        });
      }
    },
  });
};
