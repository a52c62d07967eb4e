import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadPage } from './routes.tsx';

/** Development's entry: no prerendered document, and the mocks answer for the form endpoint. */
const container = document.createElement('div');
container.id = 'app';
document.body.append(container);
await loadPage(location.pathname);
createRoot(container).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
