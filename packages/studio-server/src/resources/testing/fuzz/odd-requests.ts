/* oxlint-disable max-lines -- one table of requests */
import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import fc from 'fast-check';
import { wireSchema } from '../../../http/wire-schema.ts';
import { fromSchema } from './from-schema.ts';
import type { World } from './make-world.ts';
import { mutated, oddText, toJson } from './odd-values.ts';

/** A raw request. */
export interface RawRequest {
  method: string;
  /** Path and query, exactly as sent. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** Picks an odd value one time in three, else an expected one. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 3 }, { arbitrary: odd, weight: 1 });

const oddSegment = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%00',
    'a%00b',
    '%',
    '%zz',
    '%ff%fe',
    '%ed%a0%80',
    'a;b',
    'a//b',
    '__proto__',
    '%5c..%5c',
    '*',
    ':id',
    '{id}',
    'x'.repeat(81),
    'x'.repeat(8000),
    '%41'.repeat(100),
  ),
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Generates the path of a call with record ids or odd values as parameters. */
function pathOf(name: string, call: Call, { ids, idsOfCall }: World): fc.Arbitrary<string> {
  const parts = call.path.split('/');
  const own = fc.constantFrom(...idsOfCall(name, call));
  const id = fc.oneof(
    { arbitrary: own, weight: 6 },
    { arbitrary: fc.constantFrom(...ids), weight: 1 },
    { arbitrary: oddSegment, weight: 1 },
  );
  const segments = parts.map((part) => (part.startsWith('{') ? id : fc.constant(part)));
  return fc.tuple(...segments).map((texts) => API_BASE_PATH + texts.join('/'));
}

const property = fc.constantFrom(
  'id',
  'name',
  'type',
  'siteId',
  'assetId',
  'createdBy',
  'member',
  'created',
  'modified',
  'status',
  'isArchived',
  'isFlagged',
  'email',
  'role',
  'roleId',
  'firstName',
  'size',
  'layoutId',
  'presetId',
  'model',
  '__proto__',
  'constructor',
  'a.b',
  'name/x',
);
const literal = fc.oneof(
  oddText.map((text) => `'${text.replaceAll("'", "''")}'`),
  fc.constantFrom(
    'null',
    'true',
    '1',
    '-1',
    '1.5',
    '1e308',
    '1e999',
    'NaN',
    "'northline'",
    "'",
    "''''",
    "'2026-01-01T00:00:00Z'",
    '9'.repeat(300),
  ),
);
const condition = fc.oneof(
  fc
    .tuple(property, fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'in'), literal)
    .map((parts) => parts.join(' ')),
  fc.tuple(property, literal).map(([name, value]) => `contains(${name},${value})`),
);
const filter = fc.oneof(
  fc
    .array(fc.tuple(condition, fc.constantFrom(' and ', ' or ', ' xor ', ' ')), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.flat().slice(0, -1).join('')),
  condition.map((text) => Array.from({ length: 150 }, () => text).join(' and ')),
  fc
    .tuple(fc.integer({ min: 1, max: 3900 }), condition)
    .map(([count, text]) => '('.repeat(count) + text + ')'.repeat(count)),
  condition.map((text) => 'not '.repeat(900) + text),
  oddText,
);
const orderBy = fc.oneof(
  fc
    .array(
      fc.tuple(property, fc.constantFrom('', ' asc', ' desc', ' DESC', ' nulls')).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 60 },
    )
    .map((parts) => parts.join(',')),
  oddText,
);

/** Generates the query of a call: valid values, filters and sort keys, repeated and unknown keys. */
function queryOf(call: Call, { ids: all, idsByGroup, storageKeys }: World): fc.Arbitrary<string> {
  const ids = fc.constantFrom(...all, 'unknown-7k2m4q');
  const schema = call.query ? wireSchema(call.query) : {};
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>);
  const required = new Set(schema.required as string[] | undefined);
  const special: Record<string, fc.Arbitrary<unknown>> = {
    filter,
    orderBy,
    prefix: mostly(fc.constantFrom(...storageKeys), fc.constantFrom('projects/none/none.jpg', '../../etc/passwd')),
    content_type: fc.constantFrom('image/jpeg', 'image/jpeg', 'application/pdf'),
    projectId: mostly(fc.constantFrom(...(idsByGroup['projects'] ?? all)), ids),
    id: mostly(fc.constantFrom(...(idsByGroup[call.path.split('/')[0]!] ?? all)), ids),
  };
  const pairs = properties.map(([name, part]) => {
    const value = mostly(special[name] ?? fromSchema(part, ids), oddText);
    const pair = value.map((each) => [`${name}=${encodeURIComponent(String(each).toWellFormed())}`]);
    const none = fc.constant<string[]>([]);
    return required.has(name) ? mostly(pair, none) : mostly(none, pair);
  });
  const noise = mostly(
    fc.constant<string[]>([]),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          'top=1&top=2',
          'filter[a]=b',
          '__proto__=1',
          'count',
          '=',
          '&&',
          'skip=-1',
          'top=1e3',
          '%',
          '%zz=1',
          'a='.repeat(2000),
          'filter=%ff',
        ),
        oddText.map((text) => encodeURIComponent(text.toWellFormed())),
      ),
      { maxLength: 3 },
    ),
  );
  return fc.tuple(...pairs, noise).map((parts) => {
    const text = parts.flat().join('&');
    return text === '' ? '' : `?${text}`;
  });
}

/** Ways to corrupt JSON, generated lazily because some are megabytes. */
const SPOILERS: ((json: string) => Buffer)[] = [
  (json) => Buffer.from(json.slice(0, -1)),
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json.replace(/:/, ':NaN,"a":')),
  (json) => Buffer.from(`${json}${json}`),
  (json) => Buffer.from(json.replace(/\{/, '{"__proto__":{"isAdmin":true},')),
  (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0x00])]),
  () => Buffer.from('['.repeat(100_000)),
  () => Buffer.from('{"a":'.repeat(50_000)),
  () => Buffer.from('"'),
  () => Buffer.from('null'),
  () => Buffer.from(`"${'x'.repeat(9 * 1024 * 1024)}"`),
];

const JSON_TYPE: [string, string] = ['content-type', 'application/json'];

function jsonBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Pick<RawRequest, 'headers' | 'body'>> {
  const text = mutated(valid).map(toJson);
  const body = fc.oneof(
    { arbitrary: text.map((json) => Buffer.from(json)), weight: 12 },
    { arbitrary: fc.tuple(text, fc.constantFrom(...SPOILERS)).map(([json, spoil]) => spoil(json)), weight: 1 },
  );
  const type = fc.oneof(
    { arbitrary: fc.constant<[string, string][]>([JSON_TYPE]), weight: 12 },
    {
      arbitrary: fc.constantFrom<[string, string][]>(
        [],
        [['content-type', 'text/plain']],
        [['content-type', 'application/xml']],
        [['content-type', 'application/json; charset=utf-16']],
        [['content-type', ';;;']],
        [['content-type', 'multipart/form-data']],
        [JSON_TYPE, ['content-encoding', 'gzip']],
      ),
      weight: 1,
    },
  );
  return fc.record({ headers: type, body });
}

const NO_PICTURES: Buffer[] = [
  NOTHING,
  Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  Buffer.alloc(70_000, 0xd8),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
];

interface FormParts {
  fileName: string;
  file: Buffer | null;
  boundary?: string;
  /** Bytes after the last boundary. */
  end?: string;
}

/** A multipart form and its content type. */
export function multipartBody(
  fields: readonly (readonly [string, string])[],
  { fileName, file, boundary = 'frontier', end = '--\r\n' }: FormParts,
): Pick<RawRequest, 'headers' | 'body'> {
  const pieces: Buffer[] = fields.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file)
    pieces.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n'),
    );
  return {
    headers: [['content-type', `multipart/form-data; boundary=${boundary}`]],
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}${end}`)]),
  };
}

function formBody(valid: fc.Arbitrary<unknown>, picture: Buffer): fc.Arbitrary<Pick<RawRequest, 'headers' | 'body'>> {
  const fields = mutated(valid).map((value) =>
    Object.entries(value ?? {}).map(([name, each]) => [name, String(each)] as const),
  );
  const fileName = fc.oneof(fc.constantFrom('pier.jpg', '../../pier.jpg', 'pier.jpg\u0000.exe', ''), oddText);
  const parts = fc.record({
    fields,
    fileName,
    file: fc.option(fc.constantFrom<Buffer[]>(picture, picture, picture, ...NO_PICTURES)),
    boundary: fc.constantFrom('frontier', 'frontier', 'x'.repeat(60)),
    end: mostly(fc.constant('--\r\n'), fc.constantFrom('', '--\r\nrest')),
  });
  return parts.map(({ fields: named, fileName: saved, file, boundary, end }) => {
    return multipartBody(named, { fileName: saved, file, boundary, end });
  });
}

const oddHeader = fc.constantFrom<[string, string]>(
  ['x-long', 'x'.repeat(12_000)],
  ['x-very-long', 'x'.repeat(200_000)],
  ['x-forwarded-for', "127.0.0.1, '; drop table users"],
  ['x-request-id', '\u0001\u007f'],
  ['x-request-id', 'a'.repeat(3000)],
  ['range', 'bytes=0-,5-1'],
  ['if-none-match', '*'],
  ['origin', 'null'],
  ['accept', 'application/xml;q=nonsense'],
  ['accept-encoding', 'gzip;q=-1, ,'],
  ['cookie', '='.repeat(5000)],
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
  ['x-http-method-override', 'DELETE'],
  ['bad name', 'x'],
  ['x-control', 'a\u0000b'],
  ['transfer-encoding', 'chunked, identity'],
);

/** Generates requests of one call, from valid to malformed. */
export function requestsOf(name: string, call: Call, world: World): fc.Arbitrary<RawRequest> {
  const ids = fc.constantFrom(...world.ids, 'unknown-7k2m4q');
  const payload = call.payload ? fromSchema(wireSchema(call.payload), ids) : fc.constant(undefined);
  const known = world.payloads[name];
  const valid = known === undefined ? payload : mostly(fc.constant(known), payload);
  const empty = fc.constant<Pick<RawRequest, 'headers' | 'body'>>({ headers: [], body: NOTHING });
  const body = !call.payload
    ? mostly(empty, jsonBody(fc.constant({ a: 1 })))
    : call.encoding === 'multipart'
      ? formBody(valid, world.picture)
      : jsonBody(valid);
  const token = fc.oneof(
    { arbitrary: fc.constantFrom(...world.tokens).map((each) => `Bearer ${each}`), weight: 30 },
    {
      arbitrary: fc.constantFrom(
        '',
        'Bearer',
        'Bearer ~~',
        'Basic YTpi',
        'Bearer nobody',
        `Bearer ${'a'.repeat(9000)}`,
        `Bearer ${world.tokens[0]}~read`,
      ),
      weight: 1,
    },
  );
  const noise = fc.oneof(
    { arbitrary: fc.constant<[string, string][]>([]), weight: 20 },
    { arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 2 }), weight: 1 },
  );
  return fc
    .record({ path: pathOf(name, call, world), query: queryOf(call, world), body, token, noise })
    .map((parts) => ({
      method: call.method,
      target: parts.path + parts.query,
      headers: [['authorization', parts.token], ...parts.body.headers, ...parts.noise],
      body: parts.body.body,
    }));
}

/** Generates requests without a call: files, app pages and unknown URLs. */
export const strayRequests: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'),
  target: fc
    .tuple(
      fc.constantFrom(
        '/',
        '/files/',
        '/api/v2/',
        '/api/',
        '/assets/',
        '/tiles/',
        '/api/v2/openapi.json',
        '//',
        '/\\',
        'http://localhost/api/v2/',
      ),
      mostly(
        fc.constantFrom('', 'sites', 'projects/x/y.jpg?exp=9999999999&sig=x', 'a/b/c?ct=x&max=1&exp=1&sig=', '?'),
        oddSegment,
      ),
    )
    .map((parts) => parts.join('')),
  headers: fc.constantFrom<[string, string][]>(
    [],
    [['x-ms-blob-type', 'BlockBlob']],
    [JSON_TYPE],
    [
      ['content-type', 'image/jpeg'],
      ['x-ms-blob-type', 'BlockBlob'],
    ],
  ),
  body: fc.constantFrom(NOTHING, NOTHING, Buffer.from('{}'), Buffer.alloc(100_000, 65)),
});
