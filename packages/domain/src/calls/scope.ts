import type { Call, Method, Scope } from './call.ts';

const SCOPE_OF_METHOD: Readonly<Record<Method, Scope>> = { GET: 'read', POST: 'write', PUT: 'write', DELETE: 'delete' };

/** Returns the scope that an access token needs for a call: its own, or that of its method. */
export const scopeOf = ({ method, isRead, scope }: Pick<Call, 'method' | 'isRead' | 'scope'>): Scope =>
  scope ?? (isRead ? 'read' : SCOPE_OF_METHOD[method]);
