/** When a page asks for its script: as soon as the browser is idle, or at the visitor's first move. */
export type Waking = 'idle' | 'intent';

/**
 * The inline script that wakes a page (at most 700 bytes). Until it acts, the page is HTML and CSS alone.
 *
 * @param entry address of the client's entry module
 * @param styles address of the whole stylesheet; the page itself carries only its own rules
 */
export function loaderScript(waking: Waking, entry: string, styles: string): string {
  const wake = `function w(){if(w.d)return;w.d=1;var l=document.createElement('link');l.rel='stylesheet';l.href='${styles}';document.head.append(l);import('${entry}')}`;
  const listen = `['pointermove','pointerdown','touchstart','keydown','focusin'].forEach(function(e){addEventListener(e,w,{once:true,passive:true})});`;
  const idle = `addEventListener('load',function(){self.requestIdleCallback?requestIdleCallback(w):setTimeout(w,1)});`;
  return wake + listen + (waking === 'idle' ? idle : '');
}
