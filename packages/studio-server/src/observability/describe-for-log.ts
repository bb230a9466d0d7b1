/** Longest text of an error that is logged. */
const MESSAGE_MAX_LENGTH = 500;
const FRAMES = 8;
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** What must never stand in a log: tokens, addresses of people, signatures and other queries of addresses. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/:\/\/[^\s/@]+@/g, '://[user]@'],
  [/[^\s"'<>()=:,/[\]]+@[^\s"'<>(),/[\]]+/g, '[e-mail]'],
  [/\?[\w.~%-]+=[^\s"']*/g, '?[query]'],
  [/\b(AccountKey|SharedAccessSignature|password|secret|sig)=[^\s;&"']+/gi, '$1=[removed]'],
];

/** A text without tokens, e-mail addresses, passwords and queries of addresses. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text);
}

/** An error as it is logged. */
export interface LoggedError {
  type: string;
  message: string;
  /** Of the database, the system or a library. */
  code?: string;
  /** Of a database error: which rule was broken. */
  constraint?: string;
  table?: string;
  /** Where it happened, nearest first. */
  stack?: string[];
  cause?: LoggedError;
}

/**
 * What may be said of a message: a failed query is told without its values,
 * and what the database says of a value is cut off before the value.
 */
function plainMessage(error: Error, code: string | undefined): string {
  const [first = ''] = error.message.split('\nparams:');
  const told = code !== undefined && SQL_STATE.test(code) ? first.split(': ', 1)[0]! : first;
  return withoutSecrets(told).slice(0, MESSAGE_MAX_LENGTH);
}

/**
 * An error without what people typed: neither the values of a query nor the
 * details of the database, which repeat them.
 */
export function describeForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)).slice(0, MESSAGE_MAX_LENGTH) };
  const fields = error as { code?: unknown; constraint?: unknown; table?: unknown; stack?: string };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const code = textOf(fields.code);
  const frames = (fields.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: plainMessage(error, code),
    code,
    constraint: textOf(fields.constraint),
    table: textOf(fields.table),
    stack: frames.slice(0, FRAMES).map((line) => line.trim()),
    cause: error.cause === undefined || depth >= 3 ? undefined : describeForLog(error.cause, depth + 1),
  };
}
