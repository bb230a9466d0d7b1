import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Api } from './api.ts';
import type { Studio } from './studio.ts';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface RegisteredFile {
  name: string;
  s3Key: string;
  isUploaded: boolean;
}

/** Visual 3D files registered for an inspection. */
export async function visualFiles(api: Api, inspectionId: string): Promise<RegisteredFile[]> {
  const { body } = await api('GET', `projects/${inspectionId}/modules`);
  return body.three.rgb;
}

/** Name and SHA-256 of files on this machine, by name. */
export async function localHashes(paths: readonly string[]): Promise<string[]> {
  const lines = paths.map(async (path) => `${basename(path)} ${hashOf(await readFile(path))}`);
  return (await Promise.all(lines)).toSorted();
}

/** The same of what the storage holds of the uploaded files. */
export async function storedHashes(studio: Studio, files: readonly RegisteredFile[]): Promise<string[]> {
  const uploaded = files.filter(({ isUploaded }) => isUploaded);
  const lines = uploaded.map(async ({ name, s3Key }) => `${name} ${hashOf(await studio.storedFile(s3Key))}`);
  return (await Promise.all(lines)).toSorted();
}
