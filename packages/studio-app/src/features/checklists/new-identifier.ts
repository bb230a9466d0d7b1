/** An identifier no other section or item has. @see REC-148, REC-151 */
export const newIdentifier = (): string => crypto.randomUUID();
