import type { Permission } from '@inspection-studio/domain/permissions';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { RemovableRecord } from '../useRemoval.ts';

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

/** How to delete the record with an id. Without `restore`, the dialog says that this is permanent. */
export interface LibraryDeletion {
  /** 'tag', 'category preset'. */
  noun: string;
  remove: (id: string) => RemovableRecord['mutation'];
  /** Reads the entity tag of the record. */
  readTag: (id: string) => ReturnType<RemovableRecord['readTag']>;
  restore?: LibraryRestoration['restore'];
  /** Other records that are deleted with it: 'its 3 layers'. */
  goesWith?: string;
}

/** Returns 'Tag archived' for 'tag' and 'archived'. */
export const happened = (noun: string, what: string): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${what}`;
