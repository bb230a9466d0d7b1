import type { Permission } from '@inspection-studio/domain';
import type { UseMutationOptions } from '@tanstack/react-query';

/** Properties of every library record. */
export interface LibraryRecord {
  id: string;
  name: string;
  modified: string;
}

/** Address of a record's form and the permission it needs. */
export interface LibraryEdit {
  to: string;
  permission: Permission;
}

/** How to restore an archived record. The mutation takes its id. */
export interface LibraryRestoration {
  /** 'tag'. */
  noun: string;
  restore: UseMutationOptions<unknown, Error, string>;
}

/** How to delete a record. The mutation takes its id. Without `restore`, the dialog says that this is permanent. */
export interface LibraryDeletion {
  /** 'tag', 'category preset'. */
  noun: string;
  remove: UseMutationOptions<undefined, Error, string>;
  restore?: LibraryRestoration['restore'];
  /** Other records that are deleted with it: 'its 3 layers'. */
  goesWith?: string;
}

/** Returns 'Tag archived' for 'tag' and 'archived'. */
export const happened = (noun: string, what: string): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${what}`;
