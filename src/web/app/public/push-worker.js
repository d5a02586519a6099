// Shows reminders that are pushed (src/domain/memory/push-message.ts). It answers no requests.

self.addEventListener("push", (event) => {
  const { title, body, path, end, language } = event.data.json();
  const actions = [{ action: "end", title: end.label }];
  const shown = { body, lang: language, icon: "/icon-192.png", tag: "reminder", data: { path, end }, actions };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  const { path, end } = notification.data;
  notification.close();
  event.waitUntil(action === "end" ? stop(end) : open(path));
});

function stop({ path, code }) {
  const headers = { "content-type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify({ code }) });
}

/** Goes on in a tab of the site that is open. */
async function open(path) {
  const [tab] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tab === undefined) return self.clients.openWindow(path);
  await tab.navigate(path).catch(() => self.clients.openWindow(path));
  return tab.focus();
}
