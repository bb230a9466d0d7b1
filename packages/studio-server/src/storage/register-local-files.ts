import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from './answer-refusal.ts';
import type { Damage } from './file-damage.ts';
import { FileRefusal } from './file-refusal.ts';
import { FILES_PATH, type LinkQuery } from './local-links.ts';
import type { LocalStore } from './local-store.ts';
import { receiveBlock, receiveBlockList, receiveWhole, sendBlockList } from './receive-upload.ts';
import { sendFile } from './send-file.ts';
import { isStorageKey } from './storage-key.ts';

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: LinkQuery }>;

/** The records of the files. */
export interface FileRecords {
  /** Whether an upload to a storage key is still expected. */
  isUploadAwaited: (key: string) => Promise<boolean>;
  /** Notes that a stored file differs from its record. */
  noteDamage: (key: string, damage: Damage) => Promise<void>;
}

/** Handlers of PUT by `comp` parameter, as in Azure. */
const RECEIVERS = { '': receiveWhole, block: receiveBlock, blocklist: receiveBlockList } as const;

/**
 * Serves the signed URLs of the local store. PUT stores a file, whole or in blocks. GET
 * sends the file, a range of it, or the list of staged blocks. The signature authorises
 * the request; no token is needed.
 *
 * Errors: 400 (key, block-blob header, blocks, MD5), 403 (changed, expired or foreign URL), 404,
 * 409 (upload no longer expected), 411, 413, 415, 416, 502 (damaged file) and 507 (disk 95 % full). A rejected or interrupted
 * body leaves nothing behind. While a body arrives, a newer one for the same file or block ends it.
 *
 * @param records asked before a file is replaced, so that a URL cannot change a confirmed file
 */
export async function registerLocalFiles(app: FastifyInstance, store: LocalStore, records: FileRecords): Promise<void> {
  await app.register(async (files) => {
    files.setErrorHandler<Error>(answerRefusal);
    const receive = async (request: FileRequest, reply: FastifyReply) => {
      const upload = readUpload(store, request, reply);
      const admit = async () => {
        if (!(await records.isUploadAwaited(upload.key))) throw new FileRefusal(409, 'This file is already uploaded.');
      };
      const comp = request.query['comp'] ?? '';
      if (!Object.hasOwn(RECEIVERS, comp)) throw new FileRefusal(400);
      return RECEIVERS[comp as keyof typeof RECEIVERS](store, { ...upload, admit });
    };
    // Before bodies are parsed: these bytes are for the disk.
    files.put(`${FILES_PATH}*`, { config: { isUpload: true }, onRequest: receive }, (_request, reply) => reply);
    files.get(`${FILES_PATH}*`, { exposeHeadRoute: false }, async (request: FileRequest, reply) => {
      if (request.query['comp'] === 'blocklist') return sendBlockList(store, readUpload(store, request, reply));
      const key = readKey(request);
      const grant = store.links.readDownload(key, request.query, new Date());
      if (!grant) throw new FileRefusal(403);
      const onDamaged = async (damage: Damage) => {
        request.log.error({ key, damage }, 'A stored file is damaged: it differs from its record');
        await records.noteDamage(key, damage);
      };
      return sendFile(store, { key, grant, request, reply, onDamaged });
    });
  });
}

function readUpload(store: LocalStore, request: FileRequest, reply: FastifyReply) {
  const key = readKey(request);
  const grant = store.links.readUpload(key, request.query, new Date());
  if (!grant) throw new FileRefusal(403);
  return { key, grant, request, reply };
}

function readKey(request: FileRequest): string {
  const key = request.params['*'];
  if (!isStorageKey(key)) throw new FileRefusal(400);
  return key;
}
