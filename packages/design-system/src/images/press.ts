/** The key that was pressed, with its modifiers: the part of a KeyboardEvent that rules about keys read. */
export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;
