import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

describe('reads the addresses of a pasted list, whatever program it is from', () => {
  it.each<[string, string, string[]]>([
    ['nothing', ' \r\n ; , ', []],
    ['an address', 'ada@grid.example', ['ada@grid.example']],
    ['one with the full stop of a sentence', 'ada@grid.example.', ['ada@grid.example']],
    ['a mail program', '"Last, First" <a@b.de>; c@d.de.', ['a@b.de', 'c@d.de']],
    [
      'Outlook, with names as they are in its address book',
      'Moss, Ada <ada.moss@grid.example>; Okafor, Dele (Inspection) <dele@tay.example>; Reid, Callum <c.reid@tay.example>',
      ['ada.moss@grid.example', 'dele@tay.example', 'c.reid@tay.example'],
    ],
    ['Outlook, one person', "'Moss, Ada' <ada@grid.example>;", ['ada@grid.example']],
    [
      'Outlook as plain text, which repeats the address as a link',
      'Ada Moss <ada@grid.example<mailto:ada@grid.example>>; ben@tay.example<mailto:ben@tay.example>',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    ['the head of a reply in Outlook', 'From: Ada Moss [mailto:ada@grid.example]', ['ada@grid.example']],
    [
      'Outlook on the web',
      'Ada Moss<ada@grid.example>;Ben Reid<ben@tay.example>',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    [
      'Apple Mail',
      'Ada Moss <ada@grid.example>, Dele Okafor <dele@tay.example>',
      ['ada@grid.example', 'dele@tay.example'],
    ],
    ['Apple Mail, with curly quotes', '“Moss, Ada” <ada@grid.example>', ['ada@grid.example']],
    [
      'a German one',
      '„Moß, Änne“ <aenne@grid.example>; »Reid, Ben« <ben@tay.example>',
      ['aenne@grid.example', 'ben@tay.example'],
    ],
    [
      'Gmail',
      '"Okafor, Dele" <dele@tay.example>, Ada Moss <ada@grid.example>, ben@tay.example',
      ['dele@tay.example', 'ada@grid.example', 'ben@tay.example'],
    ],
    [
      'Thunderbird, with a folded header',
      'To: Ada Moss <ada@grid.example>,\r\n "Reid, \\"Cal\\" Callum" <c.reid@tay.example>,\r\n ben@tay.example',
      ['ada@grid.example', 'c.reid@tay.example', 'ben@tay.example'],
    ],
    [
      'a group',
      'Pilots: ada@grid.example, Ben <ben@tay.example>; cy@tay.example',
      ['ada@grid.example', 'ben@tay.example', 'cy@tay.example'],
    ],
    [
      'a column of a spreadsheet',
      'ada@grid.example\r\nben@tay.example\r\n\r\n',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    [
      'rows of a spreadsheet',
      'Ada Moss\tada@grid.example\nBen Reid\tben@tay.example',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    ['a row of addresses', 'ada@grid.example\tben@tay.example', ['ada@grid.example', 'ben@tay.example']],
    ['a file of quoted values', '"ada@grid.example";"ben@tay.example"', ['ada@grid.example', 'ben@tay.example']],
    ['words between spaces', 'ada@grid.example  ben@tay.example', ['ada@grid.example', 'ben@tay.example']],
    ['addresses in angle brackets', '<ada@grid.example> <ben@tay.example>', ['ada@grid.example', 'ben@tay.example']],
    [
      'names without commas between them',
      'Ada <ada@grid.example> Ben <ben@tay.example> cy@tay.example',
      ['ada@grid.example', 'ben@tay.example', 'cy@tay.example'],
    ],
    ['an address that is its own name', 'ada@grid.example <ada@grid.example>', ['ada@grid.example']],
    ['a link', 'mailto:ada@grid.example?subject=Pier%20North&body=Hello,%20Ada', ['ada@grid.example']],
    [
      'a link to two people',
      '<mailto:ada%40grid.example,ben@tay.example?cc=cy@tay.example>',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    ['a link with a broken code', 'mailto:100%ada@grid.example', ['100%ada@grid.example']],
    [
      'a web page, with invisible characters',
      '\u200Bada@grid\u00AD.example\u00A0; \u2068ben@tay.example\u2069\uFEFF,\u202Fcy@tay.example\u200E',
      ['ada@grid.example', 'ben@tay.example', 'cy@tay.example'],
    ],
    [
      'Chinese or Japanese punctuation',
      'ada@grid.example，ben@tay.example；cy@tay.example、di@tay.example',
      ['ada@grid.example', 'ben@tay.example', 'cy@tay.example', 'di@tay.example'],
    ],
    [
      'a list with bullets',
      '• ada@grid.example\n• Ben Reid <ben@tay.example>',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    ['a sentence', 'Please invite Ada (ada@grid.example)!', ['ada@grid.example']],
    ['an apostrophe in a name and in an address', "Pat O'Brien <pat.o'brien@tay.example>", ["pat.o'brien@tay.example"]],
    [
      'a quote that is not closed',
      '"Moss, Ada <ada@grid.example>; ben@tay.example',
      ['ada@grid.example', 'ben@tay.example'],
    ],
    ['a bracket that is not closed', 'Ada <ada@grid.example; ben@tay.example', ['ada@grid.example', 'ben@tay.example']],
  ])('%s', (_source, text, addresses) => expect(readAddresses(text)).toEqual(addresses));
});

describe('what is no address is one entry', () => {
  it.each<[string, string, string[]]>([
    ['a word', 'ada', ['ada']],
    ['a name', 'Moss, Ada', ['Moss, Ada']],
    ['a quoted name', '"Moss, Ada"', ['Moss, Ada']],
    ['a name in a list', 'Moss, Ada; Reid, Ben <ben@tay.example>', ['Moss, Ada', 'ben@tay.example']],
    ['a name on a line', 'Moss, Ada\nBen Reid <ben@tay.example>', ['Moss, Ada', 'ben@tay.example']],
    ['a name before an address without one', 'Moss, Ada, ben@tay.example', ['Moss, Ada', 'ben@tay.example']],
    ['a name after an address', 'ben@tay.example, Moss, Ada', ['ben@tay.example', 'Moss, Ada']],
    ['brackets without an address', 'Ada <ada>, ben@tay.example', ['Ada <ada>', 'ben@tay.example']],
    ['brackets without an address before a name', 'Ada <ada>, Ben <ben@tay.example>', ['Ada <ada>', 'ben@tay.example']],
    ['half an address', 'ada@, @grid.example', ['ada@', '@grid.example']],
    ['an address without a dot', 'Ada <ada@grid>', ['ada@grid']],
    ['a sentence', 'Meeting: Monday 10:00', ['Meeting: Monday 10:00']],
  ])('%s', (_case, text, entries) => expect(readAddresses(text)).toEqual(entries));
});
