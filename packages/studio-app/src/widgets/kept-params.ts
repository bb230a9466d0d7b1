/** Search params of a list (search, order, page), without the preselections of a form. */
export function keptParams(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['site', 'asset']) params.delete(name);
  return params.toString();
}
