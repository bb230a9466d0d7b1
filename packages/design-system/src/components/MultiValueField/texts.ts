/** Texts of a MultiValueField. */
export interface MultiValueFieldTexts {
  /** The label of the add button. @default 'Add' */
  add: string;
  /** The accessible name of the list of entries. @default 'Added' */
  list: string;
  /** The accessible name of the remove button of an entry. @default 'Remove Priya Raman' */
  remove: (value: string) => string;
  /** The announcement after an entry is removed. @default 'Priya Raman removed' */
  removed: (value: string) => string;
  /** The announcement after entries are added. @default 'Priya Raman added', '3 added' */
  added: (values: readonly string[]) => string;
  /** The message about entries that already exist. @default 'Already added: Priya Raman' */
  duplicates: (values: readonly string[]) => string;
  /** The message about entries with the same error from `validate`. @default 'ada, dele: Not an e-mail address' */
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
