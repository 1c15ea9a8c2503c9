import type { Push, PushList, TableId } from '@seekiste/protocol';
import { ok, type Refusal, type Result } from '@seekiste/rules/core';
import { api } from '../online/online.svelte.js';

/** What is asked of the server about calls. */
export const pushApi = {
  /** The key by which push services know the server. */
  async key(): Promise<Result<string, Refusal>> {
    const got = await api.call('GET', 'push');
    return got.ok ? ok((got.value as { key: string }).key) : got;
  },
  /** Where this person is called. */
  async list(): Promise<Result<PushList, Refusal>> {
    return (await api.call('GET', 'me/push')) as Result<PushList, Refusal>;
  },
  /** How this device wants to be called. */
  set: (push: Push): Promise<Result<unknown, Refusal>> => api.call('PUT', 'me/push', push),
  end: (device: string): Promise<Result<unknown, Refusal>> => api.call('DELETE', `me/push/${device}`),
  setOff: (table: TableId, off: boolean): Promise<Result<unknown, Refusal>> =>
    api.call(off ? 'PUT' : 'DELETE', `me/push/off/${table}`),
};
