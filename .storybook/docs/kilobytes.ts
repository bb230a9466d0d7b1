/** Formats a number of bytes in kB of 1,000 bytes: '12.3 kB'. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
