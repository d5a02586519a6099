import type { WorkerMessage } from "../web/features/page/service-worker.ts";
import { answerCalls } from "./calls.ts";
import { answerDocuments, keepVisited, letNextWorkerIn } from "./documents.ts";
import { showPushes } from "./push.ts";
import { takeShared } from "./share.ts";

/*
 * The service worker: pages that were visited or kept for the road without a connection, what other programs share with the
 * installed app, and pushes. What it does not know it leaves to the browser.
 */

declare const self: ServiceWorkerGlobalScope;

answerDocuments(self);
answerCalls();
takeShared();
showPushes(self);

self.addEventListener("install", (event) => {
  // The first controls the pages that are open; a later one waits for a navigation (documents.ts).
  if (self.registration.active === null) event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === "activate") event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepVisited(event, message.path, message.assets).finally(() => letNextWorkerIn(self)));
});
