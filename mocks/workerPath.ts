/** The path of the mocks' service worker: at the root, so that it may answer requests of the whole site. */
export const workerPath = '/mockServiceWorker.js';
