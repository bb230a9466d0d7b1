/** Maximum length of a logged error message, in characters. */
const MESSAGE_MAX_LENGTH = 500;
const FRAMES = 8;
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Patterns that must never be logged: tokens, e-mail addresses, passwords and query strings, which contain signatures. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/:\/\/[^\s/@]+@/g, '://[user]@'],
  [/[^\s"'<>()=:,/[\]]+@[^\s"'<>(),/[\]]+/g, '[e-mail]'],
  [/\?[\w.~%-]+=[^\s"']*/g, '?[query]'],
  [/\b(AccountKey|SharedAccessSignature|password|secret|sig)=[^\s;&"']+/gi, '$1=[removed]'],
];

/** Redacts tokens, e-mail addresses, passwords and query strings of URLs. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text);
}

/** An error, redacted for the log. */
export interface LoggedError {
  type: string;
  message: string;
  /** Error code of the database, the system or a library. */
  code?: string;
  /** Name of the violated constraint of a database error. */
  constraint?: string;
  table?: string;
  /** Stack frames, innermost first. */
  stack?: string[];
  cause?: LoggedError;
}

/**
 * Returns the part of a message that is safe to log: a failed query without its
 * values, and a database message up to the value it quotes.
 */
function plainMessage(error: Error, code: string | undefined): string {
  const [first = ''] = error.message.split('\nparams:');
  const safe = code !== undefined && SQL_STATE.test(code) ? first.split(': ', 1)[0]! : first;
  return withoutSecrets(safe).slice(0, MESSAGE_MAX_LENGTH);
}

/**
 * Describes an error without user input: omits query values and the database
 * details that repeat them.
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
