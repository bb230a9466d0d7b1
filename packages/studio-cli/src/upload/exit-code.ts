import { EXIT_CODES, type ExitCode } from '../exit-codes.ts';

/** How sending ended: on its own, stopped by the user, because of the token, or without a response for too long. */
export type Ending = 'ended' | 'interrupted' | 'refused' | 'unreachable';

/** What a run has achieved. */
export interface RunResult {
  ending: Ending;
  uploaded: number;
  failed: number;
  /** Files of the folder that cannot be used. */
  refused: number;
  /** Files of the folder that another upload is sending. */
  arriving: number;
  /** Whether the server refused a call because of what the person may do. */
  wasRefused: boolean;
  /** Whether the inspection is to be sent for processing. */
  isSendWanted: boolean;
  isSent: boolean;
  /** Why the inspection as a whole failed; null if it did not. */
  failure: string | null;
}

/** Returns the exit code of a run. */
export function exitCodeOf(result: RunResult): ExitCode {
  switch (result.ending) {
    case 'interrupted':
      return EXIT_CODES.interrupted;
    case 'refused':
      return EXIT_CODES.refused;
    case 'unreachable':
      return EXIT_CODES.unreachable;
    case 'ended': {
      const { failed, refused, arriving, wasRefused, isSendWanted, isSent, failure } = result;
      const isUnfinished = failed > 0 || failure !== null || (isSendWanted && !isSent);
      if (isUnfinished && wasRefused) return EXIT_CODES.refused;
      return isUnfinished || refused > 0 || arriving > 0 ? EXIT_CODES.incomplete : EXIT_CODES.done;
    }
  }
}

const AGAIN = 'Run the same command again to continue; files that have arrived are not sent again.';

/** Returns what to know about a run besides its counts, or null. */
export function messageOf({
  ending,
  failed,
  refused,
  arriving,
  isSendWanted,
  isSent,
  failure,
}: RunResult): string | null {
  switch (ending) {
    case 'interrupted':
      return `Interrupted. ${AGAIN}`;
    case 'refused':
      return 'The token is no longer accepted. Run studio login, or use another one, and run the same command again to continue.';
    case 'unreachable':
      return `The studio did not respond for too long. ${AGAIN}`;
    case 'ended':
      if (failure !== null) return failure;
      if (failed > 0) return AGAIN;
      if (isSendWanted && !isSent) return 'The inspection was not sent for processing.';
      if (refused > 0) return 'Some files cannot be used.';
      return arriving > 0 ? 'Another upload is sending the other files.' : null;
  }
}
