/**
 * A script of one line in the head of each page that has something to press which works by script alone
 * (`data-replay`). It remembers what was pressed last before the page's script came, which `hydrateIslands.client.ts`
 * then presses again; and where that script cannot be had, it takes away what would never answer (`data-scripted`).
 */
export const earlyPress = `addEventListener('click',e=>{pressed=e.target.closest?.('[data-replay]')||pressed});addEventListener('error',e=>{if(e.target.matches?.('script[src^="/assets/"]'))for(const part of document.querySelectorAll('[data-scripted]'))part.remove()},true);var pressed`;
