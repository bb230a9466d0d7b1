/** An identifier no other section or item has. @see spec 1 §3 "Checklist template" */
export const newIdentifier = (): string => crypto.randomUUID();
