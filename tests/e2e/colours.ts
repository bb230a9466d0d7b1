/** A colour of a record, such as '#1c884e', as a style of the page returns it: 'rgb(28, 136, 78)'. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
