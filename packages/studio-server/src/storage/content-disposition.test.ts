import { describe, expect, it } from 'vitest';
import { attachment } from './content-disposition.ts';

describe('attachment: encodes any file name safely in a header', () => {
  it.each([
    [null, 'attachment'],
    ['Pier 1.jpg', "attachment; filename*=UTF-8''Pier%201.jpg"],
    ['Überblick.jpg', "attachment; filename*=UTF-8''%C3%9Cberblick.jpg"],
    [`a'(b)*.pdf`, "attachment; filename*=UTF-8''a%27%28b%29%2A.pdf"],
    ['x"\r\nset-cookie: a=b', "attachment; filename*=UTF-8''x%22%0D%0Aset-cookie%3A%20a%3Db"],
    ['../../etc/passwd', "attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd"],
    ['half \ud800 sign', "attachment; filename*=UTF-8''half%20%EF%BF%BD%20sign"],
  ])('%j', (name, expected) => expect(attachment(name)).toBe(expected));
});
