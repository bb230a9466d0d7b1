import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_PATH } from '../api-scopes.ts';
import type { MethodName } from '../person-events.ts';
import type { AccountPerson } from './accounts.ts';

/** Purpose of the proof that the password of this sign-in was right. */
export const passwordProof = (uid: string): string => `password:${uid}`;

/** A request of one sign-in. */
export type SignInRequest = FastifyRequest<{ Params: { uid: string }; Body: Record<string, string> | undefined }>;

/** Signs a person in who has proved with `methods` who they are, unless they were shut out. */
export type FinishSignIn = (
  request: SignInRequest,
  reply: FastifyReply,
  person: AccountPerson,
  methods: readonly MethodName[],
) => FastifyReply | Promise<FastifyReply>;

/** Path of a sign-in. */
export const signInPath = (uid: string): string => `${PROVIDER_PATH}/interaction/${uid}`;
