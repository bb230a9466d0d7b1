import { text } from 'node:stream/consumers';
import { BLOCK_BLOB_HEADER, STORAGE_BLOCKS, STORAGE_CHECKSUM } from '@inspection-studio/domain/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blockListMaxBytes, isBlockId, parseBlockList, writeBlockList } from './block-list.ts';
import { isMd5, Md5MismatchError } from './content-md5.ts';
import { FileRefusal, tooLarge } from './file-refusal.ts';
import type { UploadGrant } from './local-links.ts';
import type { LocalStore } from './local-store.ts';
import { BLOCK_MIN_BYTES, BLOCKS_MAX } from './block-account.ts';
import { DISK_FULL, DiskFullError } from './disk-space.ts';
import { BlockRefusedError, UnknownBlockError } from './staged-blocks.ts';
import { type Admit, TooLargeError } from './write-durably.ts';

/** An upload with a verified URL. */
export interface GrantedUpload {
  key: string;
  /** Rejects with 409 once the upload is confirmed. */
  admit: Admit;
  grant: UploadGrant;
  request: FastifyRequest<{ Querystring: Readonly<Record<string, string | undefined>> }>;
  reply: FastifyReply;
}

/** Stores the body as the whole file: 201. */
export async function receiveWhole(store: LocalStore, { key, admit, grant, request, reply }: GrantedUpload) {
  const { name, value } = BLOCK_BLOB_HEADER;
  if (request.headers[name] !== value) throw new FileRefusal(400, `The header ${name}: ${value} is missing.`);
  checkType(request.headers['content-type'], grant);
  const isAnnounced = request.headers['content-length'] !== undefined;
  const sizeBytes = isAnnounced ? announcedBytes(request) : grant.maxBytes;
  if (sizeBytes > grant.maxBytes) throw tooLarge(grant.maxBytes);
  const limits = { maxBytes: sizeBytes, md5: readMd5(request, STORAGE_CHECKSUM.header) };
  await refusing(request, grant, () => store.receive(key, request.raw, limits, admit));
  return reply.code(201).send();
}

/** Stages the body as one block: 201. */
export async function receiveBlock(store: LocalStore, { key, admit, grant, request, reply }: GrantedUpload) {
  const id = request.query['blockid'] ?? '';
  if (!isBlockId(id)) throw new FileRefusal(400, 'The block id must be base64 of 1 to 64 bytes.');
  const sizeBytes = requiredBytes(request);
  if (sizeBytes === 0) throw new FileRefusal(400, 'The block is empty.');
  const block = { id, sizeBytes, body: request.raw, md5: readMd5(request, STORAGE_CHECKSUM.header) };
  await refusing(request, grant, () => store.blocks.put(key, block, grant.maxBytes, admit));
  return reply.code(201).send();
}

/** Assembles the file from the blocks listed in the body: 201. */
export async function receiveBlockList(store: LocalStore, { key, admit, grant, request, reply }: GrantedUpload) {
  checkType(request.headers[STORAGE_BLOCKS.contentTypeHeader], grant);
  const md5 = readMd5(request, STORAGE_CHECKSUM.fileHeader);
  if (requiredBytes(request) > blockListMaxBytes(grant.maxBytes))
    throw new FileRefusal(413, 'The list of blocks is too long.');
  const ids = parseBlockList(await text(request.raw));
  if (!ids) throw new FileRefusal(400, 'The body is not a block list.');
  await refusing(request, grant, () => store.commitBlocks(key, { ids, md5 }, grant.maxBytes, admit));
  return reply.code(201).send();
}

/** Sends the list of staged blocks: 200, or 404 when neither blocks nor the file exist. */
export async function sendBlockList(store: LocalStore, { key, request, reply }: Omit<GrantedUpload, 'admit'>) {
  if (request.query['blocklisttype'] !== 'uncommitted') {
    throw new FileRefusal(400, 'Only the list of uncommitted blocks is available.');
  }
  const blocks = await store.blocks.list(key);
  if (blocks.length === 0 && !(await store.head(key))) throw new FileRefusal(404);
  return reply.headers({ 'content-type': 'application/xml', 'cache-control': 'no-store' }).send(writeBlockList(blocks));
}

const announcedBytes = (request: FastifyRequest): number => Number(request.headers['content-length'] ?? 0);

/** Announced size of a body that must announce it. @throws FileRefusal 411 */
function requiredBytes(request: FastifyRequest): number {
  if (request.headers['content-length'] === undefined) throw new FileRefusal(411, 'The length of the body is missing.');
  return announcedBytes(request);
}

function checkType(given: string | string[] | undefined, { contentType }: UploadGrant): void {
  if (given !== contentType) throw new FileRefusal(415, `The content type must be ${contentType}.`);
}

/** Announced MD5, or undefined without the header. @throws FileRefusal 400 */
function readMd5(request: FastifyRequest, header: string): string | undefined {
  const md5 = request.headers[header.toLowerCase()];
  if (md5 === undefined) return undefined;
  if (typeof md5 === 'string' && isMd5(md5)) return md5;
  throw new FileRefusal(400, `${header} must be base64 of 16 bytes.`, 'InvalidMd5');
}

/** Of an upload whose bytes have another MD5 than announced. */
const OTHER_BYTES = 'The bytes that arrived are not those that were sent. Nothing was stored. Send them again.';

const BLOCK_REFUSALS: Record<BlockRefusedError['fault'], string> = {
  'too-small': `Only the last block of a file can be smaller than ${BLOCK_MIN_BYTES} bytes.`,
  'too-many': `A file has at most ${BLOCKS_MAX} blocks.`,
};

/** Converts errors of the work to responses. No response is sent to a closed connection. */
async function refusing(request: FastifyRequest, { maxBytes }: UploadGrant, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof TooLargeError) throw tooLarge(maxBytes);
    if (error instanceof Md5MismatchError) throw new FileRefusal(400, OTHER_BYTES, STORAGE_CHECKSUM.mismatch);
    if (error instanceof DiskFullError) throw new FileRefusal(507, DISK_FULL);
    if (error instanceof BlockRefusedError) throw new FileRefusal(400, BLOCK_REFUSALS[error.fault]);
    if (error instanceof UnknownBlockError) throw new FileRefusal(400, error.message);
    throw request.raw.destroyed && !request.raw.complete ? new FileRefusal(400) : error;
  }
}
