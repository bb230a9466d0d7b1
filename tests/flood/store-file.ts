import { randomBytes } from 'node:crypto';

/** More than the sockets of both sides hold on Linux. */
const FILE_BYTES = 8_000_000;

/** Stores a document of 8 MB as a person. Returns path and query of its signed URL. */
export async function storeFile(origin: string, token: string): Promise<string> {
  const authorization = `Bearer ${token}`;
  const call = async (method: string, path: string, payload?: unknown) => {
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const headers = { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) };
    const reply = await fetch(`${origin}/api/v2/${path}`, { method, headers, ...body });
    if (!reply.ok) throw new Error(`${method} ${path} returned ${reply.status}: ${await reply.text()}`);
    return reply.status === 204 ? null : reply.json();
  };
  const [document] = await call('POST', 'documents', [
    { name: 'manual.pdf', size: FILE_BYTES, mime: 'application/pdf', type: 4 },
  ]);
  const { url } = await call('GET', `upload?content_type=application/pdf&prefix=${document.s3Key}`);
  const stored = await fetch(new URL(url, origin), {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob' },
    body: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES - 9)]),
  });
  if (stored.status !== 201) throw new Error(`PUT returned ${stored.status}: ${await stored.text()}`);
  await call('PUT', `documents/${document.id}/uploaded`);
  const download = await call('GET', `download?prefix=${document.s3Key}`);
  return download.url;
}
