import { retryWhileUnreachable } from './connection.ts';
import { isGatewayFailure } from './gateway-failure.ts';
import { isMissingCode, MissingCodeError } from './missing-code.ts';
import { studioConnection } from './studio-connection.ts';

const isLoaded = (address: string) =>
  document.querySelector(`script[src="${address}"], link[href="${address}"]`) !== null;

/** Runs a step once per address, and again after a failure. */
function oncePerAddress(step: (address: string) => Promise<void>) {
  const runs = new Map<string, Promise<void>>();
  return (address: string): Promise<void> => {
    const known = runs.get(address);
    if (known) return known;
    const run = step(address);
    runs.set(address, run);
    run.catch(() => runs.delete(address));
    return run;
  };
}

/** Puts a file into the HTTP cache. Unlike an import, a failed request can be repeated: browsers keep a failed import for good. */
async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  if (isGatewayFailure(response.status)) throw new Error(`The studio's proxy answered ${response.status}.`);
  if (!response.ok) throw new MissingCodeError(address);
  await response.arrayBuffer();
}

/** Fetches a file once the server responds. A server that responds now may have closed the connection of the first attempt. */
const fetchOnce = oncePerAddress((address) =>
  retryWhileUnreachable(
    () =>
      fetchFile(address).catch((error: unknown) => (isMissingCode(error) ? Promise.reject(error) : fetchFile(address))),
    studioConnection(),
    { isDoubtful: (error) => !isMissingCode(error) },
  ),
);

const addStylesheet = oncePerAddress((address) => {
  if (isLoaded(address)) return Promise.resolve();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address });
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) link.nonce = nonce;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new MissingCodeError(address));
    });
  });
});

/**
 * Loads a chunk of the build with its styles. While the server does not respond, it waits. The build calls it for every
 * dynamic import, in place of the bundler's own function.
 *
 * @param load imports the chunk
 * @param files the files of the chunk and of its imports, relative to the site
 * @throws MissingCodeError when the server has no such file any more
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = files.map((file) => `/${file}`);
  await Promise.all(addresses.filter((address) => !isLoaded(address)).map(fetchOnce));
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(addStylesheet));
  return load();
}
