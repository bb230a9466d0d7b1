import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Smaller answers fit in one packet anyway. */
const COMPRESSED_FROM_BYTES = 1024;

/** Much faster than the highest quality, and almost as small for JSON. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);
const COMPRESSORS = {
  br: (text: string) => brotli(text, BROTLI_OPTIONS),
  gzip: promisify<string, Buffer>(gzip),
} as const;

/**
 * Large answers are sent in pieces, each when the client has read the one before, so that the progress of a slow client
 * is visible.
 */
const PIECE_BYTES = 16 * 1024;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
}

function inPieces(bytes: Buffer, reply: FastifyReply): Buffer | Readable {
  if (bytes.length <= PIECE_BYTES) return bytes;
  reply.header('content-length', bytes.length);
  return Readable.from(piecesOf(bytes));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is the same for everyone until the process ends. It is compressed once. */
    isConstant?: true;
  }
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Compresses JSON answers as `Accept-Encoding` allows; Brotli is preferred. Files and pages have their own ways. */
export function compressJson(app: FastifyInstance): void {
  /** Compressed constant answers by encoding and route. */
  const constantAnswers = new Map<string, Promise<Buffer>>();
  const compress = (request: FastifyRequest, encoding: keyof typeof COMPRESSORS, text: string): Promise<Buffer> => {
    const { config, url } = request.routeOptions;
    if (!config.isConstant) return COMPRESSORS[encoding](text);
    const key = `${encoding} ${url}`;
    const known = constantAnswers.get(key);
    if (known) return known;
    const compressed = COMPRESSORS[encoding](text);
    constantAnswers.set(key, compressed);
    return compressed;
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string') return payload;
    reply.header('vary', 'accept-encoding');
    if (request.method === 'HEAD' || Buffer.byteLength(payload) < COMPRESSED_FROM_BYTES) return payload;
    const accepted = request.headers['accept-encoding'];
    const encoding = accepted ? negotiate(accepted, [...ENCODINGS]) : null;
    if (encoding === null || encoding === 'identity') return inPieces(Buffer.from(payload), reply);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return inPieces(await compress(request, encoding, payload), reply);
  });
}
