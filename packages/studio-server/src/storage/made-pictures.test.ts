import { expect, it } from 'vitest';
import { endsJpeg, isMadePicture } from './made-pictures.ts';

it.each([
  ['thumbnails/pier-7k2m4q/img-0467.jpg', true],
  ['pictures/site-pier-7k2m4q.jpg', true],
  ['projects/thumbnails/img-0467.jpg', false],
  ['documents/report.pdf', false],
])('%s is a picture that the server made: %s', (key, expected) => expect(isMadePicture(key)).toBe(expected));

it.each([
  ['its end', [0xff, 0xd9], true],
  ['other bytes, when it was cut off', [0x12, 0x34], false],
  ['zeros', [0, 0], false],
  ['one byte', [0xd9], false],
  ['nothing', [], false],
])('a JPEG with %s is complete: %s', (_case, last, expected) => expect(endsJpeg(Uint8Array.from(last))).toBe(expected));
