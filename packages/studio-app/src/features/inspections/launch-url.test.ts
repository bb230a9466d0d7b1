import { describe, expect, it } from 'vitest';
import { launchUrl } from './launch-url.ts';

describe('a cloud app launch link carries the inspection id and the user’s e-mail', () => {
  it.each([
    [
      'plain',
      'https://cloud.example',
      'span118-7k2m4q',
      'maren@grid.example',
      'https://cloud.example/inspections/span118-7k2m4q?email=maren%40grid.example',
    ],
    [
      'a base below a path, with a slash',
      'https://example.org/app/',
      'a',
      'm@g.example',
      'https://example.org/app/inspections/a?email=m%40g.example',
    ],
    [
      'a base with several slashes',
      'https://example.org//',
      'a',
      'm@g.example',
      'https://example.org/inspections/a?email=m%40g.example',
    ],
    [
      'signs with a meaning are escaped',
      'https://cloud.example',
      'a/b',
      'maren+tag&x@grid.example',
      'https://cloud.example/inspections/a%2Fb?email=maren%2Btag%26x%40grid.example',
    ],
  ])('%s', (_case, base, id, email, url) => expect(launchUrl(base, id, email)).toBe(url));
});
