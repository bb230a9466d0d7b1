/** A question that took longer last time waits for its turn. */
const SLOW_MS = 25;
/** So many slow ones run at once; the others find free connections beside them. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await ask();
  } finally {
    const next = waiting.shift();
    // The turn is handed on, or given back.
    if (next) next();
    else running -= 1;
  }
}

/** An answer under way, and whether it has come and turned out slow. */
export interface Timed {
  answer: Promise<unknown>;
  isHere: boolean;
  isSlow: boolean;
}

/** Asks now, or after others when the question is known to be slow. */
export function askInTurn(ask: () => Promise<unknown>, wasSlow: boolean): Timed {
  const timed: Timed = { isSlow: wasSlow, isHere: false, answer: wasSlow ? inTurn(measured) : measured() };
  return timed;

  async function measured(): Promise<unknown> {
    const start = performance.now();
    const answer = await ask();
    timed.isSlow = performance.now() - start > SLOW_MS;
    timed.isHere = true;
    return answer;
  }
}
