const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

/** A text with its full-width and Arabic digits written as 0 to 9, and its wide spaces as plain ones. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}
