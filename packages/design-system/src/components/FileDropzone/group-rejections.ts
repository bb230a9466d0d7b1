/** Names listed under one message before the rest is counted. */
const NAMES_SHOWN = 3;

export interface RejectionGroup {
  message: string;
  /** The first names. */
  names: string[];
  /** How many more files have the same message. */
  moreCount: number;
}

/** One group for each message, in the order in which they first appear. */
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
