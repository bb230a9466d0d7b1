import { addressParser } from 'postal-mime';

/** Zero-width characters, soft hyphens, and marks for the direction of text. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Parts that no separator divides, separators, and other text. */
const TOKENS = /"(?:\\.|[^"\\\n])*"|<[^<>\n;]*>|[;\n]|[^;\n"<]+|./gs;
/** Link of a mail address, with its query. Outlook repeats an address as a link behind it. */
const LINK =
  /(?:(?<=[^\s<>,;]@[^\s<>,;]+)<mailto:[^<>]*>)|<?mailto:([^\s<>,;"?\]]+(?:,[^\s<>,;"?\]]+)*)(?:\?[^\s<>"\];]*)?>?/gi;
/** What is around an address in a sentence. */
const AROUND = /^[\s'‘’`([{<•·*]+|[\s'‘’`)\]}>.,:!?…]+$/g;

const withoutCodes = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Replaces what looks different from program to program, but means the same. */
const plain = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[，、]/g, ',')
    .replace(/；/g, ';')
    // The lines of a header go on behind a space.
    .replace(/\r\n?/g, '\n')
    .replace(/,\n +/g, ', ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(LINK, (_link, addresses: string | undefined) => withoutCodes(addresses ?? ''));

/** Splits a text at semicolons and line breaks, except in quotes and angle brackets. */
function partsOf(text: string): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === ';' || token === '\n') parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.replace(/^[\s,]+|[\s,]+$/g, '')).filter((part) => part !== '');
}

/** Puts commas between addresses that only spaces divide. Drops brackets around an address, and what is not closed. */
const withCommas = (part: string): string =>
  (part.replace(/\\./g, '').split('"').length % 2 === 0 ? part.replace(/"/g, ' ') : part)
    .replace(/<(?=[^>]*$)/, ' ')
    .replace(/>(?=[^,@]*@)/g, '>, ')
    .replace(/\(([^()]*@[^()]*)\)/g, ' $1 ')
    .replace(/([^\s<>,"]@[^\s<>,"]+) (?=[^,<>@"]*@|[^,<>@"\s][^,<>@"]*<)/g, '$1, ');

/** Reads a part without separators of lists. A name with a comma before its address is no entry. */
function readPart(part: string): string[] {
  if (!part.includes('@')) return [part.replace(/^"(.*)"$/, '$1')];
  const entries: string[] = [];
  let words: string[] = [];
  const endWords = () => {
    if (words.length > 0) entries.push(words.join(', '));
    words = [];
  };
  for (const { name, address = '' } of addressParser(withCommas(part), { flatten: true })) {
    if (address === '') {
      words.push(name);
      continue;
    }
    if (name === '' || !address.includes('@')) endWords();
    words = [];
    entries.push(address.includes('@') || name === '' ? address.replace(AROUND, '') : `${name} <${address}>`);
  }
  endWords();
  return entries;
}

/**
 * Reads the addresses of a text that was copied from a mail program, a spreadsheet, a page or a link: without names,
 * quotes, angle brackets, punctuation and invisible characters. What is no address is one entry, as it is.
 */
export const readAddresses = (text: string): string[] => partsOf(plain(text)).flatMap(readPart);
