/** What the test asks the program in the network namespace to do. It does one at a time. */
export type Order =
  | { do: 'start'; addresses: string[] }
  | { do: 'load'; rules: string }
  | { do: 'open'; from: string; port: number; count: number }
  | { do: 'close'; from: string };

/** `accepted`: how many of the connections were accepted; the others were refused. */
export type Reply = { accepted: number } | { error: string };
