/** Why a file was not sent and what to do, to show with its name. */
export const fileMessages = {
  /** For a 413 without an explanation. The server explains its own. */
  tooLarge:
    'The file is larger than a proxy on the way allows. Ask an administrator to raise its limit for uploads, then retry.',
  mismatch: 'The file was damaged on the way, several times. Retry, or use another network.',
  /** Safari says so of a file that another program changed, too. */
  notFound: 'The file was not found, or another program changed it. Reconnect its drive and retry, or choose it again.',
  changed: 'The file was changed or can no longer be read. Choose it again.',
} as const;
