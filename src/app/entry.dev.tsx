import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startBrowserMocks } from '../../mocks/browser.ts';
import { isReplyName, replies } from '../../mocks/replies.ts';
import { App } from './App.tsx';
import './everyPage.client.ts';
import { loadPage } from './pageTable.tsx';
import { showControls } from './showControls.ts';

/**
 * Entry for development: React renders the whole page in the browser, and mocks answer the form endpoint.
 * `?reply=refused-quota` in the address (any name in `mocks/replies.ts`) chooses the answer.
 */
const { endpoint } = await startBrowserMocks(import.meta.env.VITE_FORM_ENDPOINT, 'bypass');
endpoint.onEnquiry = ({ fields }) => console.info('Enquiry received', fields);
const replyName = new URLSearchParams(location.search).get('reply');
if (isReplyName(replyName)) endpoint.reply = replyName;
else if (replyName !== null) {
  console.warn(`No reply is called "${replyName}". There are: ${Object.keys(replies).join(', ')}.`);
}

const container = document.createElement('div');
container.id = 'app';
document.body.append(container);
showControls(container);
await loadPage(location.pathname);
createRoot(container).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
