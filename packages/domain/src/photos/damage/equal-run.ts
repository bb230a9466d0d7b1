/** Start and end of bytes that are all the same. */
export interface EqualRun {
  start: number;
  end: number;
}

/** Returns the longest run of at least `minBytes` equal bytes between `start` and `end`. Looks at few bytes where there is none. */
export function longestEqualRun(bytes: Uint8Array, { start, end }: EqualRun, minBytes: number): EqualRun | undefined {
  const stride = minBytes >> 1;
  let longest: EqualRun | undefined;
  for (let at = start; at + stride <= end; at += stride) {
    const value = bytes[at];
    if (bytes[at + 1] !== value || bytes[at + stride - 1] !== value) continue;
    const run = { start: at, end: at + 1 };
    while (run.start > start && bytes[run.start - 1] === value) run.start -= 1;
    while (run.end < end && bytes[run.end] === value) run.end += 1;
    if (run.end - run.start >= Math.max(minBytes, longest ? longest.end - longest.start + 1 : 0)) longest = run;
    at = Math.max(at, run.end - stride);
  }
  return longest;
}
