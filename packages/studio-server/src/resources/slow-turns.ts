/** Queries that took longer last time wait for their turn. */
const SLOW_MS = 25;
/** Maximum number of concurrent slow queries, which keeps connections free for others. */
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
    // Pass the turn on, or release it.
    if (next) next();
    else running -= 1;
  }
}

/** A running query, and whether it finished and was slow. */
export interface Timed {
  answer: Promise<unknown>;
  isHere: boolean;
  isSlow: boolean;
}

/** Runs a query immediately, or in turn if it is known to be slow. */
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
