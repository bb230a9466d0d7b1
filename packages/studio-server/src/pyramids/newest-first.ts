/**
 * Runs at most `lanes` pieces of work at a time. Of those that wait, the newest is next: it belongs to what people look at now.
 */
export function createNewestFirst(lanes: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = lanes;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.pop();
      if (next) next();
      else free += 1;
    }
  };
}
