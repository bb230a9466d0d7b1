import type { Answer, TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { STATUS_TEXTS, type Verdict } from '../expectations/verdict.ts';
import { fingerprint } from './fingerprint.ts';

/** One request and what the specification says becomes of it. */
export interface Cell {
  title: string;
  expected: Verdict;
  ask: () => Promise<Answer>;
}

/** As many as one person may have open forms; the embedded database takes them one by one. */
const AT_ONCE = 4;

/** The verdict an answer amounts to. */
function verdictOf({ status, body }: Answer): string {
  return body?.code === undefined || status < 400 ? `${status}` : `${status}/${body.code}`;
}

function isAsExpected(answer: Answer, expected: Verdict): boolean {
  if (expected.endsWith('/*')) return answer.status === Number.parseInt(expected, 10);
  return verdictOf(answer) === expected;
}

/** What a refusal says wrongly: it has a name and a message, the status's own where there is no code. */
function wrongWords({ status, body }: Answer): string {
  if (status < 400) return '';
  const text = STATUS_TEXTS[status];
  if (typeof body?.name !== 'string' || typeof body?.message !== 'string') return 'without name and message';
  return body.code === undefined && text !== undefined && body.message !== text ? `says '${body.message}'` : '';
}

async function wrongAnswers(cells: readonly Cell[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let start = 0; start < cells.length; start += AT_ONCE) {
    const asked = cells.slice(start, start + AT_ONCE).map(async ({ title, expected, ask }) => {
      const answer = await ask();
      if (!isAsExpected(answer, expected)) wrong.push(`${title}: ${verdictOf(answer)} instead of ${expected}`);
      const words = wrongWords(answer);
      if (words !== '') wrong.push(`${title}: ${verdictOf(answer)} ${words}`);
    });
    await Promise.all(asked);
  }
  return wrong;
}

/**
 * Sends every request and lists the ones that came out otherwise. Those that
 * are to be refused go first, and must leave every table as it was.
 */
export async function wrongCells(studio: TestStudio, cells: readonly Cell[]): Promise<string[]> {
  const isRefused = ({ expected }: Cell) => Number.parseInt(expected, 10) >= 400;
  const before = await fingerprint(studio);
  const wrong = await wrongAnswers(cells.filter(isRefused));
  if ((await fingerprint(studio)) !== before) wrong.unshift('a refused call has changed the database');
  return [...wrong, ...(await wrongAnswers(cells.filter((cell) => !isRefused(cell))))];
}
