import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { addressKey } from '../address-key.ts';
import { createPlaces } from './places.ts';
import type { TrafficLimits } from './traffic-limits.ts';

/**
 * Closes connections above the limits, without a response. A trusted proxy has the connections of many people, so only
 * the total limits it.
 */
export function limitConnections(
  { server }: FastifyInstance,
  { connections, connectionsPerAddress }: TrafficLimits,
  isTrustedProxy: (address: string) => boolean,
  metrics: RequestMetrics | undefined,
): void {
  server.maxConnections = connections;
  server.on('drop', () => metrics?.refused('load'));
  const places = createPlaces(connectionsPerAddress);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrustedProxy(address)) return;
    const key = addressKey(address);
    if (places.enter(key)) {
      socket.once('close', () => places.leave(key));
      return;
    }
    metrics?.refused('rate');
    socket.destroy();
  });
}
