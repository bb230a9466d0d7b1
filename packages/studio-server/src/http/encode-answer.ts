import negotiate from '@fastify/accept-negotiator';
import type { Call } from '@inspection-studio/domain/calls';
import { PAGINATION_HEADER, type Pagination, serializePagination } from '@inspection-studio/domain/query';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { AnyEditedRecord } from '../rules/editable-content.ts';
import type { Page } from './call-context.ts';
import { entityTag } from './entity-tags.ts';

/** Renders the items of a list as CSV. */
export type CsvRenderer = (items: readonly never[]) => string;

const FORMATS = ['application/json', 'text/csv', 'application/x-ndjson'] as const;
type Format = (typeof FORMATS)[number];

/** An encoded answer. */
export interface EncodedAnswer {
  format: Format;
  /** Undefined for a call without a reply. */
  body: string | undefined;
  pagination: Pagination | null;
  /** Of one record, also of one that the call does not return; undefined for other replies, and without a record. */
  etag: string | undefined;
}

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'pagination' in answer;

/** Returns the format of an answer: for exportable lists the one that `accept` prefers, otherwise JSON. */
export const formatOf = ({ isExportable }: Pick<Call, 'isExportable'>, accept: string | undefined): Format =>
  (isExportable && accept !== undefined && negotiate(accept, [...FORMATS])) || 'application/json';

/**
 * Encodes an answer.
 *
 * @param accept the Accept header, for exportable lists
 * @param csv renders CSV, for exportable lists
 * @throws Error when it does not fit the schema, which is a bug of the server
 */
export function encodeAnswer(call: Call, answer: unknown, accept?: string, csv?: CsvRenderer): EncodedAnswer {
  const { items, pagination } = call.isPaged && isPage(answer) ? answer : { items: answer, pagination: null };
  const encoded = call.reply && z.encode(call.reply, items);
  const isRecord = call.record && items !== null && items !== undefined;
  const format = formatOf(call, accept);
  return {
    format,
    body: bodyOf(format, encoded, () => csv!(items as readonly never[])),
    pagination,
    etag: isRecord ? entityTag(call.record!, items as AnyEditedRecord) : undefined,
  };
}

function bodyOf(format: Format, encoded: unknown, toCsv: () => string): string | undefined {
  if (format === 'text/csv') return toCsv();
  // Fastify would send a reply that is a string without its quotes.
  if (format === 'application/json') return JSON.stringify(encoded);
  return (encoded as readonly unknown[]).map((item) => `${JSON.stringify(item)}\n`).join('');
}

/** Sends an encoded answer, or 204 for a call without a reply. */
export function sendAnswer({ format, body, pagination, etag }: EncodedAnswer, reply: FastifyReply): FastifyReply {
  if (pagination) {
    reply.header(PAGINATION_HEADER, serializePagination(pagination));
    reply.header('access-control-expose-headers', PAGINATION_HEADER);
  }
  if (etag) reply.header('etag', etag).header('access-control-expose-headers', 'ETag');
  if (body === undefined) return reply.code(204).send();
  return reply.header('cache-control', 'no-store').type(`${format}; charset=utf-8`).send(body);
}
