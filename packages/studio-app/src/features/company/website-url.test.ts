import { describe, expect, it } from 'vitest';
import { websiteUrl } from './website-url.ts';

describe('The website of a company is a link if it is a web address', () => {
  it.each([
    ['https://northline.example/about', 'https://northline.example/about'],
    ['http://northline.example', 'http://northline.example/'],
    [' www.northline.example ', 'https://www.northline.example/'],
    ['northline.example/a:b', 'https://northline.example/a:b'],
    ['northline.example:8080', 'https://northline.example:8080/'],
    ['javascript:alert(1)', null],
    ['mailto:5@northline.example', null],
    ['mailto:office@northline.example', null],
    ['none yet', null],
    ['northline', null],
  ])('%j: %j', (text, url) => expect(websiteUrl(text)).toBe(url));
});
