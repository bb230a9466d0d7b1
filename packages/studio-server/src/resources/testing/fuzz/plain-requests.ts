import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import type { World } from './make-world.ts';
import { multipartBody, type RawRequest } from './odd-requests.ts';

/** A valid request of a call by an administrator, for the first suitable record. */
export function plainRequest(name: string, call: Call, world: World): RawRequest {
  const { idsOfCall, queries, payloads, tokens, picture } = world;
  const path = call.path.replace(/\{\w+\}/g, idsOfCall(name, call)[0]!);
  const query = queries[name] ? `?${new URLSearchParams(queries[name]).toString()}` : '';
  const payload = payloads[name];
  const { headers, body } =
    call.encoding === 'multipart'
      ? multipartBody(Object.entries(payload ?? {}), { fileName: 'pier.jpg', file: picture })
      : {
          headers: payload === undefined ? [] : [['content-type', 'application/json'] as [string, string]],
          body: Buffer.from(JSON.stringify(payload) ?? ''),
        };
  return {
    method: call.method,
    target: API_BASE_PATH + path + query,
    headers: [['authorization', `Bearer ${tokens[0]}`], ...headers],
    body,
  };
}
