/** What the address of a library list says it shows. */
export interface LibraryAddress {
  /** Part of the name that is looked for; blank looks for all. */
  search: string;
  /** Index of the first item shown. */
  skip: number;
}

/** Reads `filter` and `skip`; what is no index begins at the first item. @see LIB-001..005 */
export function libraryAddress(params: URLSearchParams): LibraryAddress {
  const skip = Number(params.get('skip'));
  return { search: params.get('filter') ?? '', skip: Number.isInteger(skip) && skip > 0 ? skip : 0 };
}
