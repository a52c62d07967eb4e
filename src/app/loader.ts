/**
 * When a page asks for its script: as soon as the browser is idle (two seconds after it loaded at the latest), or at
 * the visitor's first move.
 */
export type Waking = 'idle' | 'intent';

/**
 * The inline script that wakes a page (at most 700 bytes). Until it acts, the page is HTML and CSS alone;
 * where the script cannot be had, it stays so, and every link and form still works.
 *
 * @param modules addresses of the client's entry module and of the large one it waits for, asked for together
 * @param styles address of the whole stylesheet; the page itself carries only its own rules
 */
export function loaderScript(waking: Waking, modules: readonly string[], styles: string): string {
  const imports = modules.map((address) => `import('${address}')`).join();
  // The entry waits for a stylesheet that is there: one that failed is taken away.
  const wake = `function w(){if(w.d)return;w.d=1;var l=document.createElement('link');l.rel='stylesheet';l.href='${styles}';l.onerror=function(){l.remove()};document.head.append(l);Promise.all([${imports}]).catch(console.error)}`;
  // A browser may report a pointer that rests where the page appears; only one that moves is the visitor's.
  const move = `function m(e){if(e.type!='pointermove'||e.movementX||e.movementY)w()}`;
  const listen = `['pointermove','pointerdown','touchstart','keydown','focusin'].forEach(function(e){addEventListener(e,m,{passive:true})});`;
  const idle = `addEventListener('load',function(){self.requestIdleCallback?requestIdleCallback(w,{timeout:2e3}):setTimeout(w,1)});`;
  return wake + move + listen + (waking === 'idle' ? idle : '');
}
