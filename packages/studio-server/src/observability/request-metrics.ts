import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Records request metrics. */
export interface RequestMetrics {
  begin: () => void;
  /** @param call name of the call or of its group: a small set, never a URL */
  end: (call: string, status: number, seconds: number) => void;
  /** Counts a rejected request. */
  refused: (reason: 'rate' | 'load') => void;
}

/** Histogram buckets in seconds: lists take milliseconds, uploads up to minutes. */
const DURATION_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Counts requests in flight, and finished requests by call, status and duration. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const duration = new Histogram({
    name: 'studio_request_duration_seconds',
    help: 'Duration of requests by call and status',
    labelNames: ['call', 'status'],
    buckets: DURATION_BOUNDS,
    registers,
  });
  const underWay = new Gauge({ name: 'studio_requests_in_flight', help: 'Requests in flight', registers });
  const refused = new Counter({
    name: 'studio_requests_refused_total',
    help: 'Rejected requests: too many from one caller (rate) or in total (load)',
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
