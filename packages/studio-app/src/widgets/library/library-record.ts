import type { Permission } from '@inspection-studio/domain';
import type { UseMutationOptions } from '@tanstack/react-query';

/** What every record of the library has. */
export interface LibraryRecord {
  id: string;
  name: string;
  modified: string;
}

/** Address of a record's form and the right it needs. */
export interface LibraryEdit {
  to: string;
  permission: Permission;
}

/** How an archived record comes back; the mutation takes its id, and what it answers does not matter. */
export interface LibraryRestoration {
  /** 'tag'. */
  noun: string;
  restore: UseMutationOptions<unknown, Error, string>;
}

/** How a record goes; the mutation takes its id. Without `restore` it is gone for good, and the question says so. */
export interface LibraryDeletion {
  /** 'tag', 'category preset'. */
  noun: string;
  remove: UseMutationOptions<undefined, Error, string>;
  restore?: LibraryRestoration['restore'];
  /** What is deleted with it: 'its 3 layers'. */
  goesWith?: string;
}

/** 'Tag archived', from 'tag' and 'archived'. */
export const happened = (noun: string, what: string): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${what}`;
