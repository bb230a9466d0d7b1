import type { Plugin } from 'vite';

const CALLS = /domain\/src\/calls\/[\w-]+\.ts$/;
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g;

/**
 * Removes the summaries of calls, which only the API document shows: about 2 kB of the first page. Blanks take their
 * place, so that source maps remain correct.
 *
 * @throws Error when a summary is not a plain text
 */
export function callSummaries(): Plugin {
  return {
    name: 'studio:call-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CALLS },
      handler(code, id) {
        const without = code.replace(SUMMARY, (text) => text.replace(/\S/g, ' '));
        if (/\bsummary: (?!string)/.test(without)) throw new Error(`${id} has a summary that is not a plain text.`);
        return { code: without, map: null };
      },
    },
  };
}
