import { STATUS_CODES } from 'node:http';
import type { Readable } from 'node:stream';
import { BLOCK_BLOB_HEADER, STATUS_MESSAGES } from '@inspection-studio/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from './byte-range.ts';
import { UNKNOWN_CONTENT_TYPE } from './content-type.ts';
import { FILES_PATH, type LinkQuery } from './local-links.ts';
import type { LocalStore } from './local-store.ts';
import { isStorageKey } from './storage-key.ts';
import { TooLargeError } from './write-durably.ts';

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: LinkQuery; Body: Readable | undefined }>;

/** A refusal of the file service. */
class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly status: number;

  constructor(status: number, message = STATUS_MESSAGES[status] ?? '') {
    super(message);
    this.status = status;
  }
}

/**
 * Answers the signed addresses of the local store: PUT stores, GET reads,
 * whole or a range. No token is asked for: the signature is the right.
 *
 * Refuses with 400 (key, block-blob header), 403 (changed, expired or foreign
 * address), 404, 413, 415 and 416; nothing of a refused or cut-off body stays.
 */
export async function registerLocalFiles(app: FastifyInstance, store: LocalStore): Promise<void> {
  await app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, body, done) => done(null, body));
    files.setErrorHandler<Error>((error, request, reply) => answerRefusal(error, request, reply));
    files.put(`${FILES_PATH}*`, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request: FileRequest, reply) =>
      receiveFile(store, request, reply),
    );
    files.get(`${FILES_PATH}*`, { exposeHeadRoute: false }, async (request: FileRequest, reply) =>
      sendFile(store, request, reply),
    );
  });
}

async function receiveFile(store: LocalStore, request: FileRequest, reply: FastifyReply) {
  const key = readKey(request);
  const grant = store.links.readUpload(key, request.query, new Date());
  if (!grant) throw new FileRefusal(403);
  const { name, value } = BLOCK_BLOB_HEADER;
  if (request.headers[name] !== value) throw new FileRefusal(400, `The header ${name}: ${value} is missing.`);
  if (request.headers['content-type'] !== grant.contentType) {
    throw new FileRefusal(415, `The content type must be ${grant.contentType}.`);
  }
  if (Number(request.headers['content-length'] ?? 0) > grant.maxBytes) throw tooLarge(grant.maxBytes);
  try {
    await store.receive(key, request.raw, grant.maxBytes);
  } catch (error) {
    if (error instanceof TooLargeError) throw tooLarge(grant.maxBytes);
    throw request.raw.destroyed ? new FileRefusal(400) : error;
  }
  return reply.code(201).send();
}

async function sendFile(store: LocalStore, request: FileRequest, reply: FastifyReply) {
  const key = readKey(request);
  const grant = store.links.readDownload(key, request.query, new Date());
  if (!grant) throw new FileRefusal(403);
  const info = await store.head(key);
  if (!info) throw new FileRefusal(404);

  reply.header('accept-ranges', 'bytes');
  const range = parseByteRange(request.headers.range, info.sizeBytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${info.sizeBytes}`);
    throw new FileRefusal(416, 'The range lies past the end of the file.');
  }
  const content = await store.get(key, range === 'whole' ? undefined : range);
  if (!content) throw new FileRefusal(404);
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.sizeBytes}`);
  }
  const sentBytes = range === 'whole' ? info.sizeBytes : range.end - range.start + 1;
  const lifetimeSeconds = Math.max(0, Math.floor((grant.expiresAt.getTime() - Date.now()) / 1000));
  const isToSave = grant.fileName !== null || info.contentType === UNKNOWN_CONTENT_TYPE;
  return reply
    .headers({
      'content-type': info.contentType,
      'content-length': sentBytes,
      'cache-control': `private, max-age=${lifetimeSeconds}, immutable`,
      'x-content-type-options': 'nosniff',
      // An uploaded file must never act as a page of the studio.
      'content-security-policy': "default-src 'none'; sandbox",
      ...(isToSave && { 'content-disposition': attachment(grant.fileName) }),
    })
    .send(content.stream);
}

function readKey(request: FileRequest): string {
  const key = request.params['*'];
  if (!isStorageKey(key)) throw new FileRefusal(400);
  return key;
}

const tooLarge = (maxBytes: number) => new FileRefusal(413, `The file must not be larger than ${maxBytes} bytes.`);

const attachment = (fileName: string | null): string =>
  fileName === null ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;

/** The rest of a refused body is read away, so that the sender gets to read the answer. */
function answerRefusal(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof FileRefusal)) throw error;
  request.raw.resume();
  return reply.code(error.status).send({ name: STATUS_CODES[error.status] ?? 'Error', message: error.message });
}
