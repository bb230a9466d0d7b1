import {
  checkFilter,
  type FilterComparison,
  type FilterItem,
  type FilterLogical,
  type FilterValue,
  isComparison,
  PROPERTY_PATTERN,
  UNRECOGNIZED_OPERATOR,
} from './filter-item.ts';
import { InvalidQueryError } from './invalid-query-error.ts';

/**
 * Serialises a filter in OData style: "siteId eq 'dock-7k2m4q' and contains(name,'pier')".
 *
 * Quotes in strings are doubled, null is a literal, dates are ISO strings.
 *
 * @returns '' for no items; queries omit it
 * @throws InvalidQueryError 'Unrecognized filter operator', or the message of the violated rule
 * @see CALL-012, FILT-001..004
 */
export function serializeFilter(items: readonly FilterItem[]): string {
  checkFilter(items);
  return items.map((item) => (item.logical ? `${item.logical} ` : '') + serializeCondition(item)).join(' ');
}

function serializeCondition({ prop, value, comparison }: FilterItem): string {
  return comparison === 'contains'
    ? `contains(${prop},${serializeLiteral(value)})`
    : `${prop} ${comparison} ${serializeLiteral(value)}`;
}

function serializeLiteral(value: FilterValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/**
 * Parses the output of {@link serializeFilter}. Items keep their order; `and`
 * has precedence over `or` when they are applied. Parentheses are not
 * supported.
 *
 * @param text '' returns no items
 * @throws InvalidQueryError 'Unrecognized filter operator' for an unknown
 * comparison, otherwise a message with the position
 * @see CALL-012, FILT-003
 */
export function parseFilter(text: string): FilterItem[] {
  const reader = new FilterReader(text);
  const items: FilterItem[] = [];
  while (!reader.isAtEnd()) {
    const logical = items.length > 0 ? reader.readLogical() : undefined;
    items.push(logical ? { ...reader.readCondition(), logical } : reader.readCondition());
  }
  checkFilter(items);
  return items;
}

/** A cursor over the text. Every read skips leading spaces. */
class FilterReader {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isAtEnd(): boolean {
    this.#take(/\s*/y);
    return this.#position === this.#text.length;
  }

  readLogical(): FilterLogical {
    const word = this.#take(/\s*(and|or)\b/y);
    if (word === undefined) this.#fail("'and' or 'or'");
    return word as FilterLogical;
  }

  readCondition(): FilterItem {
    if (this.#take(/\s*(contains\s*\()/y) !== undefined) return this.#readContains();
    const prop = this.#readProperty();
    const comparison = this.#readComparison();
    return { prop, value: this.#readLiteral(), comparison };
  }

  #readContains(): FilterItem {
    const prop = this.#readProperty();
    if (this.#take(/\s*(,)/y) === undefined) this.#fail("','");
    const value = this.#readLiteral();
    if (this.#take(/\s*(\))/y) === undefined) this.#fail("')'");
    return { prop, value, comparison: 'contains' };
  }

  #readProperty(): string {
    const word = this.#take(/\s*([\w]+)/y);
    if (word === undefined || !PROPERTY_PATTERN.test(word)) this.#fail('a property');
    return word;
  }

  #readComparison(): FilterComparison {
    const word = this.#take(/\s+(\S+)/y);
    if (word === undefined || word === 'contains' || !isComparison(word)) {
      throw new InvalidQueryError(UNRECOGNIZED_OPERATOR);
    }
    return word;
  }

  #readLiteral(): FilterValue {
    const quoted = this.#take(/\s*'((?:[^']|'')*)'/y);
    if (quoted !== undefined) return quoted.replaceAll("''", "'");
    const word = this.#take(/\s*([^\s,()']+)/y);
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    if (word !== undefined && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(word)) return Number(word) + 0; // -0 is 0
    this.#fail('a value');
  }

  /** Matches a sticky pattern at the cursor and returns its group; undefined when it does not match. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.#position = pattern.lastIndex;
    return match[1];
  }

  #fail(expected: string): never {
    throw new InvalidQueryError(`Filter: expected ${expected} at position ${this.#position + 1}.`);
  }
}
