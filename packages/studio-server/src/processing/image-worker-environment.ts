/** Variables that say how to run. None contains an address or a password. */
const INHERITED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'TZ', 'NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

/** Returns what an image worker gets of the server's environment, so that a fault in a decoder gives away no secret. */
export const imageWorkerEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => INHERITED.includes(name)));
