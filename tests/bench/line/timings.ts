/** Runs in the page first: it keeps the timings of all requests, not just of the first 250. */
export function keepTimings(): void {
  performance.setResourceTimingBufferSize(100_000);
}

/** Runs in the page: returns the time from the first request that sends a file to the last reply to one, in seconds. */
export function sendingSeconds(): number {
  const sent = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ initiatorType }) => initiatorType === 'xmlhttprequest',
  );
  const begunMs = Math.min(...sent.map(({ startTime }) => startTime));
  return (Math.max(...sent.map(({ responseEnd }) => responseEnd)) - begunMs) / 1000;
}
