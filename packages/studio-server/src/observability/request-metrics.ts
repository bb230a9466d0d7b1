import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Measures requests. */
export interface RequestMetrics {
  begin: () => void;
  /** @param call name of the call, or what stands for it: a small set, never an address */
  end: (call: string, status: number, seconds: number) => void;
  /** A request was turned away. */
  refused: (reason: 'rate' | 'load') => void;
}

/** Bounds in seconds: lists answer in milliseconds, an upload may take minutes. */
const DURATION_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Counts requests under way, and by call, status and duration those that have ended. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const duration = new Histogram({
    name: 'studio_request_duration_seconds',
    help: 'Duration of requests by call and status',
    labelNames: ['call', 'status'],
    buckets: DURATION_BOUNDS,
    registers,
  });
  const underWay = new Gauge({ name: 'studio_requests_in_flight', help: 'Requests under way', registers });
  const refused = new Counter({
    name: 'studio_requests_refused_total',
    help: 'Requests turned away: too many of one caller (rate), or of all (load)',
    labelNames: ['reason'],
    registers,
  });
  return {
    begin: () => underWay.inc(),
    end: (call, status, seconds) => {
      underWay.dec();
      duration.observe({ call, status: String(status) }, seconds);
    },
    refused: (reason) => refused.inc({ reason }),
  };
}
