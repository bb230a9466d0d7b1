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

/** One condition of a filter. */
export type FilterCondition = Omit<FilterItem, 'logical'>;

/** Two or more parts of a filter, joined by the same word. No part is a group with that word. */
export interface FilterGroup {
  logical: FilterLogical;
  parts: readonly FilterExpression[];
}

/** A filter with its parentheses resolved. */
export type FilterExpression = FilterCondition | FilterGroup;

/** Maximum depth of parentheses in a filter; the project's own limit, far above what a person reads. */
export const FILTER_DEPTH_MAX = 20;

/** Whether an expression joins several others. */
export const isFilterGroup = (expression: FilterExpression): expression is FilterGroup => 'parts' in expression;

/**
 * Parses a filter. `and` has precedence over `or`; parentheses are optional, and nested at most
 * {@link FILTER_DEPTH_MAX} deep.
 *
 * @param text '' returns undefined
 * @throws InvalidQueryError 'Unrecognized filter operator' for an unknown
 * comparison, otherwise a message with the position
 */
export function parseFilterExpression(text: string): FilterExpression | undefined {
  const reader = new FilterReader(text);
  return reader.isAtEnd() ? undefined : reader.readAll();
}

/**
 * Parses the output of {@link import('./serialize-filter.ts').serializeFilter}. Items keep their order; `and`
 * has precedence over `or` when they are applied. Parentheses are accepted where they change nothing.
 *
 * @param text '' returns no items
 * @throws InvalidQueryError as {@link parseFilterExpression} does, and for a filter that needs its parentheses
 */
export function parseFilter(text: string): FilterItem[] {
  const expression = parseFilterExpression(text);
  return expression ? partsOf(expression, 'or').flatMap((part, index) => toItems(part, index > 0)) : [];
}

const partsOf = (expression: FilterExpression, logical: FilterLogical): readonly FilterExpression[] =>
  isFilterGroup(expression) && expression.logical === logical ? expression.parts : [expression];

function toItems(alternative: FilterExpression, isJoined: boolean): FilterItem[] {
  return partsOf(alternative, 'and').map((condition, index) => {
    if (isFilterGroup(condition)) throw new InvalidQueryError('Filter: a list of conditions cannot have groups.');
    if (index > 0) return { ...condition, logical: 'and' };
    return isJoined ? { ...condition, logical: 'or' } : condition;
  });
}

/** Joins parts; a part with the same word is taken apart. */
function joined(logical: FilterLogical, parts: readonly FilterExpression[]): FilterExpression {
  const flat = parts.flatMap((part) => partsOf(part, logical));
  return flat.length === 1 ? flat[0]! : { logical, parts: flat };
}

/** A cursor over the text. Every read skips leading spaces. */
class FilterReader {
  readonly #text: string;
  readonly #conditions: FilterCondition[] = [];
  #position = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isAtEnd(): boolean {
    this.#take(/\s*/y);
    return this.#position === this.#text.length;
  }

  readAll(): FilterExpression {
    const expression = this.#readAlternatives();
    if (!this.isAtEnd()) this.#fail("'and' or 'or'");
    for (const condition of this.#conditions) checkFilter([condition]);
    return expression;
  }

  #readAlternatives(): FilterExpression {
    const parts = [this.#readRequirements()];
    while (this.#take(/\s*(or)\b/y) !== undefined) parts.push(this.#readRequirements());
    return joined('or', parts);
  }

  #readRequirements(): FilterExpression {
    const parts = [this.#readUnit()];
    while (this.#take(/\s*(and)\b/y) !== undefined) parts.push(this.#readUnit());
    return joined('and', parts);
  }

  #readUnit(): FilterExpression {
    if (this.#take(/\s*(\()/y) === undefined) return this.#readCondition();
    this.#depth += 1;
    if (this.#depth > FILTER_DEPTH_MAX)
      throw new InvalidQueryError(`Filter: parentheses are at most ${FILTER_DEPTH_MAX} deep.`);
    const inner = this.#readAlternatives();
    if (this.#take(/\s*(\))/y) === undefined) this.#fail("'and', 'or' or ')'");
    this.#depth -= 1;
    return inner;
  }

  #readCondition(): FilterCondition {
    const condition = this.#take(/\s*(contains\s*\()/y) === undefined ? this.#readComparison() : this.#readContains();
    this.#conditions.push(condition);
    return condition;
  }

  #readComparison(): FilterCondition {
    const prop = this.#readProperty();
    const comparison = this.#readOperator();
    return { prop, value: this.#readLiteral(), comparison };
  }

  #readContains(): FilterCondition {
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

  #readOperator(): FilterComparison {
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
