import type { PushMessage } from "../domain/memory/push-message.ts";

/** Shows reminders that are pushed, and does what their buttons say. */
export function showPushes(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("push", (event) => {
    const message: PushMessage | undefined = event.data?.json();
    if (message === undefined) return;
    const { title, body, path, end, language } = message;
    const actions = [{ action: "end", title: end.label }];
    const shown = { body, lang: language, icon: "/icon-192.png", tag: "reminder", data: { path, end }, actions };
    event.waitUntil(scope.registration.showNotification(title, shown));
  });

  scope.addEventListener("notificationclick", (event) => {
    const { notification, action } = event;
    const { path, end }: Pick<PushMessage, "path" | "end"> = notification.data;
    notification.close();
    event.waitUntil(action === "end" ? stop(end) : open(path));
  });

  /** Goes on in a tab of the site that is open. */
  async function open(path: string): Promise<void> {
    const [tab] = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (tab === undefined) {
      await scope.clients.openWindow(path);
      return;
    }
    await tab.navigate(path).catch(() => scope.clients.openWindow(path));
    await tab.focus();
  }
}

async function stop({ path, code }: PushMessage["end"]): Promise<void> {
  const headers = { "content-type": "application/json" };
  await fetch(path, { method: "POST", headers, body: JSON.stringify({ code }) });
}
