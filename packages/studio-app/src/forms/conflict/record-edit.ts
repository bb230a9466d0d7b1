import type { ReactNode } from 'react';

/** Names of the fields of a form, also of those that only one of its types has. */
type FieldName<Values> = Values extends unknown ? keyof Values & string : never;

/** A field that two people can change at the same time. */
export interface EditedField<Values> {
  name: FieldName<Values>;
  /** Label of the field in the form. */
  label: string;
  /** Shows the value of the field as readers know it: names instead of ids, dates, pictures. */
  show: (values: Values) => ReactNode;
}

/** A record as it is now. */
export interface LatestRecord<Values> {
  values: Values;
  etag: string | undefined;
  /** Fields that are merged, in the order of the form. Other values, such as files to upload, stay the reader's. */
  fields: readonly EditedField<Values>[];
}

/** The record that a form edits. */
export interface RecordEdit<Values> {
  /** What the record is called in 'Hanna Lindqvist changed this asset.' */
  noun: string;
  /** Entity tag of the record that the form is filled from. */
  etag: string | undefined;
  /** Reads the record again, after someone else changed it. */
  reload: () => Promise<LatestRecord<Values>>;
}
