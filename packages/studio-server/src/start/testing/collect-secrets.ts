/** Secrets that a test has seen, to look for them in texts. */
export interface SecretCollection {
  /** Adds a secret. @throws Error when it is so short that a text could contain it by chance */
  add: (what: string, secret: string) => string;
  /** Names what was added, each once. */
  names: () => string[];
  /** Names the secrets that a text contains, however they are spelled. */
  foundIn: (text: string) => string[];
}

const MIN_LENGTH = 12;

/** A secret as it is, in a URL, in a form, in base64, and as a JSON text repeats it. */
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ '': secret }).toString().slice(1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  JSON.stringify(secret).slice(1, -1),
];

/** Starts with no secret. */
export function collectSecrets(): SecretCollection {
  const collected: { what: string; secret: string }[] = [];
  const namesOf = (some: typeof collected) => [...new Set(some.map(({ what }) => what))].toSorted();
  return {
    add: (what, secret) => {
      if (secret.length < MIN_LENGTH) throw new Error(`The ${what} is missing or too short: "${secret}"`);
      collected.push({ what, secret });
      return secret;
    },
    names: () => namesOf(collected),
    foundIn: (text) =>
      namesOf(collected.filter(({ secret }) => spellings(secret).some((spelling) => text.includes(spelling)))),
  };
}
