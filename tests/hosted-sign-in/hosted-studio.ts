import { startStudio, type Studio } from '../e2e/studio.ts';
import type { TestProvider } from './start-provider.ts';

/** Link that creates the first company, as the server printed it. */
export const setupLinkOf = (studio: Studio): string => /^ {2}(\S+\/idp\/setup\/\S+)$/m.exec(studio.output)![1]!;

/**
 * Starts a studio that signs people in at a provider, and registers it there.
 *
 * @param dataDir data of an earlier studio; empty by default
 */
export async function startHostedStudio(
  provider: TestProvider,
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<Studio> {
  const studio = await startStudio({
    env: { STUDIO_SEED: 'none', STUDIO_WORKERS: '0', ...provider.environment, ...env },
    ...(dataDir !== undefined && { dataDir }),
  });
  await provider.register(studio.url);
  return studio;
}
