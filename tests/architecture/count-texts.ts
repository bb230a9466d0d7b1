import { isTestCode, type SourceFile } from './source-tree.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A value in a template or in JSX, and a plural after it, with at most one word between: `${count} damaged files`. */
const VALUE_AND_PLURAL =
  /(?<!=)\{([^{};@]+)\}\s+(?!(?:and|as|at|from|in|is|of|or|per|to|with|without)\b)(?:[a-z]+ )?([a-z]*[a-rt-z]s)\b(?!=)/g;
const NO_NOUN = new Set(['as', 'does', 'has', 'is', 'its', 'was']);
const NUMBER = /\b(?:count|length|number|remaining|rest|size|total)\b|(?:Count|Total)\b|\.(?:format|toLocaleString)\(/;
/** Limits and settings, whose value is known: none of them is one. */
const CONSTANT = /\b[A-Z]+_[A-Z_]+\b/;
/** A total: '1 of 12 files'. */
const TOTAL = /(?:\}|\d) of (?:the )?\$?$/;
/** The choice of a text for one: `count === 1 ? …`, `count > 1 && …`. */
const CHOICE = /([\w.?]+) (?:[!=]== 1|> 1|>= 2|< 2)\b/g;
const NAMED_CHOICE = /\bisOne\b/;

const isNumber = (value: string, noun: string): boolean =>
  !CONSTANT.test(value) && (NUMBER.test(value) || new RegExp(`\\b${noun}\\b`).test(value));

/** Whether the expression, up to the value, has another text for one. */
function isChosen(expression: string, value: string): boolean {
  const choices = [...expression.matchAll(CHOICE)].map(([, subject = '']) => subject);
  return NAMED_CHOICE.test(expression) || choices.some((subject) => value.includes(subject));
}

/** The source from the last line end that ends a statement, a property or a block. */
const expressionBefore = (source: string): string => source.split(/[;,{}]\n/).at(-1) ?? '';

/** Texts of the packages that say '1 files' for one: a plural follows a number, without `counted` or another text for one. */
export function faultyCountTexts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('packages/') && !isTestCode(path))
    .flatMap(({ path, text }) => {
      const source = text.replace(COMMENT, '');
      return [...source.matchAll(VALUE_AND_PLURAL)]
        .filter(({ 1: value = '', 2: noun = '', index }) => {
          const before = source.slice(0, index);
          return (
            !NO_NOUN.has(noun) &&
            isNumber(value, noun) &&
            !value.includes('counted(') &&
            !TOTAL.test(before) &&
            !isChosen(expressionBefore(before) + value, value)
          );
        })
        .map(([found]) => `${path}: ${found.replace(/\s+/g, ' ')}`);
    });
}
