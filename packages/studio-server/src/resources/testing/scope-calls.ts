import type { Call } from '@inspection-studio/domain/calls';
import type { TestApp } from '../../http/testing/start-test-app.ts';
import { implementedCalls } from '../index.ts';

/** Every call that the server implements, by method and path. */
export const servedCalls: readonly Call[] = Object.values(implementedCalls);

/** Registers all calls with their route and scope, and without rights, input and reply: they answer 204 to anyone with the scope. */
export function implementForScopes({ implement }: Pick<TestApp, 'implement'>): void {
  for (const call of servedCalls) {
    const { method, path, isRead, scope, summary } = call;
    implement(
      { method, path, summary, ...(isRead && { isRead }), ...(scope && { scope }) } as Call,
      async () => undefined,
    );
  }
}
