/** Limits that keep callers from holding the process. All of one process. */
export interface TrafficLimits {
  /** Requests in flight. Above it, 503: the process is overloaded. */
  requests: number;
  /** Requests in flight of one address, before authentication. Above it, 429. */
  requestsPerAddress: number;
  /** Calls in flight of one person, after authentication. Above it, 429. */
  requestsPerPerson: number;
  /** Forms with a file of one person that arrive or are being processed. Above it, 429 before the body is read. */
  formsPerPerson: number;
  /** Open connections. Further ones are closed without a response. */
  connections: number;
  /** Open connections of one address, except of trusted proxies. Further ones are closed without a response. */
  connectionsPerAddress: number;
  /** Mean event loop delay in each of the last three seconds. Above it, 503. */
  eventLoopDelayMs: number;
  /** Time to receive the head of a request. After it, 408. */
  headTimeoutMs: number;
  /** Time to receive a body, from the head on, except of uploads. After it, 408. */
  bodyTimeoutMs: number;
  /** Time to receive the body of an upload: a file or a form with a file. After it, 408. */
  uploadTimeoutMs: number;
  /** Time in which a client must send or read {@link progressBytes} whenever the server waits for it. */
  stallTimeoutMs: number;
  /** Less than the slowest connection that anyone works with: about 270 bits per second. */
  progressBytes: number;
}

/**
 * One address may use a fifth of the requests and an eighth of the connections, so it cannot exhaust either. That is
 * enough for an office of some hundred people behind one address.
 */
export const TRAFFIC_LIMITS: TrafficLimits = {
  requests: 1_000,
  requestsPerAddress: 200,
  requestsPerPerson: 100,
  formsPerPerson: 4,
  connections: 4_000,
  connectionsPerAddress: 500,
  eventLoopDelayMs: 1_000,
  headTimeoutMs: 15_000,
  bodyTimeoutMs: 20_000,
  // The ten minutes that clients give a PUT, plus a margin.
  uploadTimeoutMs: 630_000,
  stallTimeoutMs: 30_000,
  progressBytes: 1_024,
};
