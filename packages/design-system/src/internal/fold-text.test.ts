import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.js';

describe('foldText removes case, accents and double spaces', () => {
  it.each([
    ['Tåhus', 'tahus'],
    ['TA\u030aHUS', 'tahus'],
    ['Élan', 'elan'],
    ['İstanbul, Iğdır', 'istanbul, igdir'],
    ['Søren Ærø', 'soren aero'],
    ['Straße, STRASSE', 'strasse, strasse'],
    ['Łódź', 'lodz'],
    ['Þórður', 'thordur'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Việt', 'viet'],
    ['שָׁלוֹם', 'שלום'],
    ['أَحْمَد جســـر ٱلنور', 'احمد جسر النور'],
    ['ܫܠܳܡܳܐ', 'ܫܠܡܐ'],
    ['ދިވެހި', 'ދިވެހި'],
    ['می\u200cخواهم ☀\ufe0f', 'میخواهم ☀'],
    ['हिन्दी', 'हिन्दी'],
    ['橋 4', '橋 4'],
    ['Pier  4 \t\n North\u00a0\u3000face', 'pier 4 north face'],
  ])('%j: %j', (text, folded) => expect(foldText(text)).toBe(folded));
});
