import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadPage } from './routes.tsx';

/**
 * The whole stylesheet is on its way already: without it, what only script shows would stand unstyled.
 * The loader takes a link that failed away.
 */
function stylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    for (const outcome of ['load', 'error'])
      link.addEventListener(outcome, () => resolve(), { once: true });
  });
}

/** Wakes the prerendered page: from here on the router takes over. */
async function wake(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app element to wake.');
  await Promise.all([loadPage(location.pathname), stylesheet()]);
  hydrateRoot(
    container,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

// Not awaited here: the page's own chunk waits for this module to be done.
wake().catch(console.error);
