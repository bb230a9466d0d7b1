/** Exit codes of the command. */
export const EXIT_CODES = {
  /** Everything arrived, and was sent for processing if asked. */
  done: 0,
  /** Some files, or sending for processing, failed. */
  incomplete: 1,
  /** The command cannot be run as it was typed. */
  usage: 2,
  /** The token is not accepted, or its person may not do this. */
  refused: 3,
  unreachable: 4,
  interrupted: 130,
} as const;

/** One of {@link EXIT_CODES}. */
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
