/** Where a page finds the mocks' service worker: at the root, so that it may answer for the whole site. */
export const workerPath = '/mockServiceWorker.js';
