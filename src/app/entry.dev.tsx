import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startBrowserMocks } from '../../mocks/browser.ts';
import { isReplyName, replies } from '../../mocks/replies.ts';
import { App } from './App.tsx';
import './page.client.ts';
import { loadPage } from './pageTable.tsx';

/**
 * Development's entry: no prerendered document, so all of a page is React's, and the mocks answer for the form
 * endpoint. An address that ends in `?reply=refused-quota` (any name of `mocks/replies.ts`) chooses what they answer.
 */
const { endpoint } = await startBrowserMocks(import.meta.env.VITE_FORM_ENDPOINT, 'bypass');
endpoint.onEnquiry = ({ fields }) => console.info('Enquiry received', fields);
const wanted = new URLSearchParams(location.search).get('reply');
if (isReplyName(wanted)) endpoint.reply = wanted;
else if (wanted !== null) {
  console.warn(`No reply is called "${wanted}". There are: ${Object.keys(replies).join(', ')}.`);
}

const container = document.createElement('div');
container.id = 'app';
document.body.append(container);
await loadPage(location.pathname);
createRoot(container).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
