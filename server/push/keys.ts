import webPush from 'web-push';
import type { PushStore, StoredPushKeys } from '../store/push-store.js';

/** The key pair that push services know all nodes by, made by the first node that starts. */
export const openPushKeys = (store: Pick<PushStore, 'pushKeys'>, now: number): Promise<StoredPushKeys> => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return store.pushKeys({ public: publicKey, secret: privateKey }, now);
};
