import { createHash } from 'node:crypto';
import { posix, win32 } from 'node:path';
import type { Variables } from '../arguments/parse-arguments.ts';

/** What tells one upload from others. The same command gives the same one. */
export interface UploadIdentity {
  url: string;
  userId: string;
  /** Absolute path of the folder, without symbolic links. */
  folder: string;
  type: string;
  /** Id of the inspection, or of the asset of a new one with its name as typed. */
  target: { inspectionId: string } | { assetId: string; name?: string };
}

/** The computer and its user. */
export interface Place {
  platform: NodeJS.Platform;
  home: string;
  variables: Variables;
}

/**
 * Returns the folder of the journals: `inspection-studio` in `%LOCALAPPDATA%` on Windows, otherwise in `XDG_STATE_HOME`
 * or `~/.local/state`.
 */
export function stateFolder({ platform, home, variables }: Place): string {
  if (platform === 'win32') {
    return win32.join(variables['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'inspection-studio');
  }
  const state = variables['XDG_STATE_HOME'];
  // The specification of these folders says that a relative path is ignored.
  return posix.join(
    state && posix.isAbsolute(state) ? state : posix.join(home, '.local', 'state'),
    'inspection-studio',
  );
}

/** Returns the name of the journal file of an upload. */
export function journalName({ url, userId, folder, type, target }: UploadIdentity): string {
  const parts =
    'assetId' in target ? ['asset', target.assetId, target.name ?? ''] : ['inspection', target.inspectionId];
  const text = JSON.stringify([url, userId, folder, type, ...parts]);
  return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`;
}
