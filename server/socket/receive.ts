import { decodeRequest, requestIdIn, type Reply, type Request, type RequestId } from '@seekiste/protocol';
import { err, refuse, type Refusal, type Result } from '@seekiste/rules/core';

/** A request that cannot be read, and which one it was, where that can be told. */
export interface Unreadable {
  readonly id: RequestId | undefined;
  readonly refusal: Refusal;
}

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** The one place where what arrived becomes a request. */
export const readMessage = (text: string): Result<Request, Unreadable> => {
  const json = parsed(text);
  if (!json) return err({ id: undefined, refusal: refuse('not-json', 'input') });
  const request = decodeRequest(json.value);
  return request.ok ? request : err({ id: requestIdIn(json.value), refusal: request.error });
};

export const refusedReply = ({ id, refusal }: Unreadable): Reply => {
  const { code, clause, params } = refusal;
  return { t: 'refused', ...(id === undefined ? {} : { id }), code, clause, params };
};
