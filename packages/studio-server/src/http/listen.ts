import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

/** Starts listening. @throws StartError when the port is in use or not permitted */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use: stop what runs there, or choose another PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used here: choose a PORT above 1023.`);
    throw error;
  }
}
