// Ends a service worker that an earlier website left in a visitor's browser: it would show that website for ever. The browser
// asks for this file by itself, because it has the usual name.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
