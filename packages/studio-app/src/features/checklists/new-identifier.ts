/** An identifier no other section or item has. */
export const newIdentifier = (): string => crypto.randomUUID();
