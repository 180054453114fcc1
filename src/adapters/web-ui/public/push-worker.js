/** Shows what a browser is told while no page is open, and opens what it is about. */

self.addEventListener("push", (event) => {
  const { title, body, url, about } = event.data.json();
  const shown = { body, tag: about, renotify: true, data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  // A code opens nothing.
  if (url) event.waitUntil(show(url));
});

/** A page that is open goes there, instead of a second one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url.split("#")[0] === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
