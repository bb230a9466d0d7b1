/** Where one file goes: its address, and what is asked before and after, if anything. */
export interface Upload {
  /** Address to PUT to, or one that answers with it. */
  url: string;
  /** PUT after the bytes were taken. */
  confirmUrl?: string;
}

/** One round of a browser. */
export interface Round {
  uploads: readonly Upload[];
  fileBytes: number;
  /** Files on their way at a time, as the app sends them. */
  atOnce: number;
  /** With a token the address is asked for first. */
  token?: string;
}

/** Runs in the page: sends all files and answers with the milliseconds it took. @throws when one was not taken */
export async function sendFiles({ uploads, fileBytes, atOnce, token }: Round): Promise<number> {
  const bytes = new Uint8Array(fileBytes);
  for (let start = 0; start < fileBytes; start += 65_536) crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  const file = new Blob([bytes], { type: 'image/jpeg' });
  const left = uploads.values();
  const authorization = { authorization: `Bearer ${token}` };
  const expectOk = (reply: Response) => {
    if (!reply.ok) throw new Error(`${reply.status} ${reply.url}`);
    return reply;
  };
  const lane = async () => {
    for (const { url, confirmUrl } of left) {
      const target =
        token === undefined
          ? url
          : (expectOk(await fetch(url, { headers: authorization })).json() as Promise<{ url: string }>).then(
              (body) => body.url,
            );
      const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
      expectOk(await fetch(await target, { method: 'PUT', body: file, headers }));
      if (confirmUrl === undefined) continue;
      const json = { ...authorization, 'content-type': 'application/json' };
      expectOk(await fetch(confirmUrl, { method: 'PUT', headers: json, body: '{"type":1}' }));
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, lane));
  return performance.now() - begun;
}
