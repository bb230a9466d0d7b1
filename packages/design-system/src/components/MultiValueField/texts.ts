/** What a MultiValueField says. */
export interface MultiValueFieldTexts {
  /** The button after the box. @default 'Add' */
  add: string;
  /** Accessible name of the list of entries. @default 'Added' */
  list: string;
  /** Accessible name of the button on an entry. @default 'Remove Priya Raman' */
  remove: (value: string) => string;
  /** Announced after an entry was removed. @default 'Priya Raman removed' */
  removed: (value: string) => string;
  /** Announced after entries were added. @default 'Priya Raman added', '3 added' */
  added: (values: readonly string[]) => string;
  /** Below the field after entries were left out that are there already. @default 'Already added: Priya Raman' */
  duplicates: (values: readonly string[]) => string;
  /** Below the field, for the entries one message of `validate` is about. @default 'ada, dele: Not an e-mail address' */
  invalid: (message: string, values: readonly string[]) => string;
}

export const defaultTexts: MultiValueFieldTexts = {
  add: 'Add',
  list: 'Added',
  remove: (value) => `Remove ${value}`,
  removed: (value) => `${value} removed`,
  added: (values) => (values.length === 1 ? `${values[0]} added` : `${values.length} added`),
  duplicates: (values) => `Already added: ${values.join(', ')}`,
  invalid: (message, values) => `${values.join(', ')}: ${message}`,
};
