import type { FormEndpoint, ReceivedEnquiry } from '../formEndpoint.ts';
import { replies } from '../replies.ts';

/** Escapes a text, so that nothing a visitor writes into a form becomes markup. */
const escapeHtml = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 106.25%/1.5 system-ui, sans-serif }
body { max-inline-size: 52rem; margin-inline: auto; padding: 1rem; overflow-wrap: break-word }
select, button { font: inherit; background: Canvas; color: CanvasText; min-block-size: 3rem; max-inline-size: 100%; margin-block: 0.5rem; display: block }
ol { list-style: none; padding: 0 }
li { border-block-start: 1px solid; margin-block-start: 1.25rem }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.25rem 1.25rem }
dd { white-space: pre-wrap; min-inline-size: 0; margin: 0 }
strong { display: block }
`;

function enquiryItem(enquiry: ReceivedEnquiry): string {
  const { _subject: subject, ...fields } = enquiry.fields;
  const time = enquiry.at.toLocaleTimeString('en-NZ', { timeZone: 'Pacific/Auckland' });
  const rows = Object.entries(fields)
    .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const faults = enquiry.faults.map((fault) => `<strong>${escapeHtml(fault)}</strong>`).join('');
  return `<li><article><h2>${escapeHtml(subject ?? 'No subject')}</h2><p><time datetime="${enquiry.at.toISOString()}">${time}</time>, sent by ${enquiry.sentBy === 'script' ? 'the page’s script' : 'a plain form'}</p>${faults}<dl>${rows}</dl></article></li>`;
}

/** The page of the inbox: the choice of the reply, then what was received, newest first. It works without script. */
export function inboxPage(endpoint: FormEndpoint): string {
  const options = Object.entries(replies)
    .map(
      ([name, { title }]) =>
        `<option value="${name}"${name === endpoint.reply ? ' selected' : ''}>${escapeHtml(title)}</option>`,
    )
    .join('');
  const list = endpoint.received.toReversed().map(enquiryItem).join('');
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Enquiry inbox</title><link rel="icon" href="data:,"><style>${style}</style></head><body><header><h1>Enquiry inbox</h1><p>What the site’s forms sent to this machine, newest first. Nothing leaves it, and nothing is kept when it stops.</p></header><main><form method="post" action="/__inbox"><label>Answer the next enquiries with<select name="reply">${options}</select></label><button>Set the answer</button></form>${list ? `<ol>${list}</ol>` : '<p>No enquiry yet. Send one from the contact page, then load this page again.</p>'}</main></body></html>`;
}
