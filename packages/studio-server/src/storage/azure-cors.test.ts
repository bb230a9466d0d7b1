import type { CorsRule } from '@azure/storage-blob';
import { describe, expect, it } from 'vitest';
import { corsWithStudio } from './azure-cors.ts';

const ORIGIN = 'https://studio.northline.example';
const CURRENT: CorsRule = {
  allowedOrigins: ORIGIN,
  allowedMethods: 'GET,HEAD,PUT,OPTIONS',
  allowedHeaders: 'content-type,range,x-ms-blob-type,x-ms-blob-content-type,content-md5,x-ms-blob-content-md5',
  exposedHeaders: 'content-length,content-range,etag',
  maxAgeInSeconds: 3600,
};
const earlier = { ...CURRENT, allowedHeaders: 'content-type,range,x-ms-blob-type,x-ms-blob-content-type' };
const foreign = { ...CURRENT, allowedOrigins: 'https://maps.example', allowedHeaders: '' };
const otherStudio = { ...CURRENT, allowedOrigins: 'https://studio.south.example' };

describe('the CORS rules of an account', () => {
  it.each<[string, CorsRule[], CorsRule[] | null]>([
    ['without any get that of the studio', [], [CURRENT]],
    ['without it get it, and the others stay', [foreign], [foreign, CURRENT]],
    ['with it stay as they are', [foreign, CURRENT], null],
    ['with that of an earlier version get the current one', [earlier, foreign], [foreign, CURRENT]],
    ['with the current one of another studio get it for this one too', [otherStudio, earlier], [otherStudio, CURRENT]],
  ])('%s', (_case, rules, expected) => expect(corsWithStudio(rules, `${ORIGIN}/`)).toEqual(expected));
});
