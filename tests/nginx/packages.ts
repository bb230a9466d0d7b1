import { spawnSync } from 'node:child_process';

const INSTALL = 'on Debian: apt-get install nginx-light nftables iproute2';

/** @throws Error with the packages to install when a program is missing */
export function requirePrograms(...names: string[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-V']).error);
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}; ${INSTALL}`);
}

/** @throws Error with the packages to install when this process is not root or a program is missing */
export function requireRoot(...programs: string[]): void {
  if (process.getuid?.() !== 0) throw new Error(`This test needs root and ${programs.join(', ')}; ${INSTALL}`);
  requirePrograms(...programs);
}
