import { api } from "../../accounts/session/api.ts";
import { workerPath } from "../../page/service-worker.ts";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Why a browser takes no pushes; undefined where it does now. */
export type PushFailure = "denied" | "failed";

/**
 * Asks the person, registers the service worker and tells the site of this browser.
 *
 * @param pushKey of the site, as `Memory/Settings` tells it
 */
export async function subscribeBrowser(pushKey: string): Promise<PushFailure | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    await navigator.serviceWorker.register(workerPath);
    const { pushManager } = await navigator.serviceWorker.ready;
    const { endpoint, expirationTime, keys } = (await subscribeWith(pushManager, pushKey)).toJSON();
    const [p256dh, auth] = [keys?.p256dh, keys?.auth];
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return "failed";
    const subscription = { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh, auth } };
    await api.call("Memory/SubscribePush", { body: { subscription } });
    return undefined;
  } catch (error) {
    // The browser's own errors: private windows, no push service, no connection to it.
    if (error instanceof DOMException) return "failed";
    throw error;
  }
}

/** A subscription that was made with another key of the site, as after its file was lost, is replaced. */
async function subscribeWith(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const former = await manager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return await manager.subscribe(options);
  }
}

/** No pushes come to this browser any more. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.call("Memory/UnsubscribePush", { body: { subscription: { endpoint: subscription.endpoint } } });
}
