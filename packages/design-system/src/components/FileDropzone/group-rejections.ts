/** The number of names listed for a message. Further ones are only counted. */
const NAMES_SHOWN = 3;

export interface RejectionGroup {
  message: string;
  /** The first names. */
  names: string[];
  /** The number of other files with the same message. */
  moreCount: number;
}

/** Groups rejections by message, in order of first appearance. */
export function groupRejections(rejections: readonly { file: { name: string }; message: string }[]): RejectionGroup[] {
  const namesByMessage = new Map<string, string[]>();
  for (const { file, message } of rejections) {
    const names = namesByMessage.get(message);
    if (names) names.push(file.name);
    else namesByMessage.set(message, [file.name]);
  }
  return Array.from(namesByMessage, ([message, names]) => ({
    message,
    names: names.slice(0, NAMES_SHOWN),
    moreCount: Math.max(0, names.length - NAMES_SHOWN),
  }));
}
