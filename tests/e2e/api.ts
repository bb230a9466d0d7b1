import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import type { Studio } from './studio.ts';

const run = promisify(execFile);

const tokens = new Map<string, Promise<string>>();

/** A bearer token of the running server, printed once a person: it lasts longer than any run. */
export function tokenFor(studio: Studio, person: string): Promise<string> {
  const key = `${studio.dataDir} ${studio.url} ${person}`;
  const known = tokens.get(key) ?? printToken(studio, person);
  tokens.set(key, known);
  known.catch(() => tokens.delete(key));
  return known;
}

/** As `npm run token` does. */
async function printToken(studio: Studio, person: string): Promise<string> {
  const script = 'packages/studio-server/src/identity/print-token.ts';
  const { stdout } = await run(
    nodePath(),
    ['--conditions=@inspection-studio/source', script, `${person}@demo.example`],
    {
      cwd: root,
      env: { ...process.env, STUDIO_DATA_DIR: studio.dataDir, PORT: new URL(studio.url).port },
    },
  );
  return stdout.trim();
}

/** An answer with its decoded body. */
export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies and say what they expect there
  body: any;
}

/** Calls of one person against the running server. */
export type Api = (method: string, path: string, payload?: unknown) => Promise<Answer>;

/** Signs a person in for scripts. */
export async function apiOf(studio: Studio, person: string): Promise<Api> {
  const token = await tokenFor(studio, person);
  return (method, path, payload) =>
    request(studio, method, path, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
}

/** One request with whatever headers and body the test wants. */
export async function request(studio: Studio, method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${studio.url}/api/v2/${path}`, { method, ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
