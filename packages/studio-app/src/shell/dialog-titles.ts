/** Titles of the open dialogs that are routes, by the path of the page behind each. */
export type DialogTitles = ReadonlyMap<string, string>;

/** Returns the titles with a dialog added or changed, or removed if it has no title. */
export function withTitle(titles: DialogTitles, parent: string, title: string | null): DialogTitles {
  const next = new Map(titles);
  if (title === null) next.delete(parent);
  else next.set(parent, title);
  return next;
}

/** Returns the title of the dialog on top: that with the deepest page behind it. */
export function topTitle(titles: DialogTitles): string | undefined {
  const depth = (path: string) => path.split('/').filter(Boolean).length;
  const [top] = [...titles.keys()].toSorted((one, other) => depth(other) - depth(one));
  return top === undefined ? undefined : titles.get(top);
}
