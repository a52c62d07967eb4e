import type { FormEndpoint, ReceivedEnquiry } from '../formEndpoint.ts';
import { replies } from '../replies.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text, so that nothing a visitor writes into a form becomes markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const style = `
:root { color-scheme: light dark; --background: light-dark(#f5f2ea, #101214); --card: light-dark(#fff, #1a1d21); --ink: light-dark(#15171a, #f5f2ea); --soft: light-dark(#4b5058, #b9bdc4); --border: light-dark(#cfc8b8, #33383f); --border-strong: light-dark(#6b6f76, #8b9098); --stop: light-dark(#b3261e, #ff8a80) }
* { box-sizing: border-box; margin: 0 }
html { font: 106.25%/1.5 system-ui, sans-serif; background: var(--background); color: var(--ink); overflow-wrap: break-word }
header { background: #101214; color: #f5f2ea; padding: 2rem max(1rem, calc(50vw - 25rem)); border-block-end: 6px solid #ffc915 }
header p { color: #c4c7cc }
main { max-inline-size: 52rem; margin-inline: auto; padding: 2rem 1rem 4rem; display: grid; gap: 2rem }
h1, h2 { line-height: 1.1; text-wrap: balance }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end }
label { font-weight: 600; display: grid; gap: 0.25rem; flex: 1 1 16rem }
select, button { font: inherit; min-block-size: 3rem; padding: 0 1rem; border-radius: 4px; border: 2px solid var(--border-strong); max-inline-size: 100% }
select { background: var(--card); color: var(--ink); inline-size: 100% }
button { background: #ffc915; color: #101214; border-color: #ffc915; font-weight: 700; cursor: pointer }
:focus-visible { outline: 3px solid #ffc915; outline-offset: 3px; box-shadow: 0 0 0 3px #101214 }
ol { list-style: none; padding: 0; display: grid; gap: 1.25rem }
article { background: var(--card); border: 1px solid var(--border); border-radius: 4px; padding: 1.25rem }
article > p { color: var(--soft) }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.25rem 1.25rem; margin-block-start: 0.75rem }
dt { color: var(--soft) }
dd { white-space: pre-wrap; min-inline-size: 0 }
strong.fault { color: var(--stop); display: block }
`;

/** A value of an enquiry as text: texts unchanged, everything else as JSON. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function enquiryItem(enquiry: ReceivedEnquiry): string {
  const { _subject: subject, ...fields } = enquiry.fields;
  const time = enquiry.at.toLocaleTimeString('en-NZ', { timeZone: 'Pacific/Auckland' });
  const rows = Object.entries(fields)
    .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(shown(value))}</dd>`)
    .join('');
  const faults = enquiry.faults
    .map((fault) => `<strong class="fault">${escapeHtml(fault)}</strong>`)
    .join('');
  return `<li><article><h2>${escapeHtml(shown(subject ?? 'No subject'))}</h2><p><time datetime="${enquiry.at.toISOString()}">${time}</time>, sent by ${enquiry.sentBy === 'script' ? 'the page’s script' : 'a plain form'}</p>${faults}<dl>${rows}</dl></article></li>`;
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
