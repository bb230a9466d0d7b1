/**
 * One name in the spellings that templates use.
 *
 * @typedef {object} Spellings
 * @property {string} file `flight-log`
 * @property {string} name `flightLog`
 * @property {string} Name `FlightLog`
 * @property {string} Title `Flight log`
 */

const PASCAL = /^[A-Z][a-zA-Z0-9]+$/;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} word */
const small = (word) => word.charAt(0).toLowerCase() + word.slice(1);

/**
 * Reads a name in PascalCase.
 *
 * @param {string} text
 * @returns {Spellings}
 * @throws when it is written in another way
 */
export function readPascal(text) {
  if (!PASCAL.test(text)) throw new Error(`Write the name in PascalCase, such as FlightCard: not '${text}'.`);
  const words = text.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').split(' ');
  return {
    file: words.join('-').toLowerCase(),
    name: small(text),
    Name: text,
    Title: capital(words.join(' ').toLowerCase()),
  };
}

/**
 * Reads a name in kebab-case.
 *
 * @param {string} text
 * @returns {Spellings}
 * @throws when it is written in another way
 */
export function readKebab(text) {
  if (!KEBAB.test(text)) throw new Error(`Write the name in kebab-case, such as flight-log: not '${text}'.`);
  const words = text.split('-');
  const Name = words.map(capital).join('');
  return { file: text, name: small(Name), Name, Title: capital(words.join(' ')) };
}

/**
 * Puts a name into a template: `__file__`, `__name__`, `__Name__` and `__Title__` become its spellings.
 *
 * @param {string} text
 * @param {Spellings} spellings
 */
export const fill = (text, spellings) =>
  text.replace(/__(file|name|Name|Title)__/g, (_all, key) => spellings[/** @type {keyof Spellings} */ (key)]);
