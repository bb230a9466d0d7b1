import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { build } from 'vite';
import { precompress } from '../../../packages/studio-app/build/precompress.ts';
import { root } from '../../../scripts/lib/node.mjs';

/** A page with nothing but React, built and served with the tools of the studio: what no React application is below. */
export async function startEmptyPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(root, 'test-results/bench-vitals');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'empty'),
    logLevel: 'error',
    plugins: [precompress()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2024' },
  });
  const server = fastify();
  await server.register(fastifyStatic, { root: folder, preCompressed: true, immutable: true, maxAge: '1y' });
  const url = await server.listen({ port: 0, host: 'localhost' });
  return { url, stop: () => server.close() };
}
