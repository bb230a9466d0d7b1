import pg from 'pg';
import { vi } from 'vitest';

/** Loads the sessions that have ended every two seconds, for no request. */
const POLL = /^select "id", "ended" from "sign_in_sessions"/;

/** Records the database statements of requests. @returns ends the recording and returns their texts */
export function recordStatements(): () => string[] {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  return () => {
    const statements = (query.mock.calls as unknown as [string | { text: string }][]).map(([statement]) =>
      typeof statement === 'string' ? statement : statement.text,
    );
    query.mockRestore();
    return statements.filter((text) => !POLL.test(text));
  };
}
