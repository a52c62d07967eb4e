import { css } from 'linaria';
import { use, useState, type ComponentType } from 'react';

/** What a still part may depend on: the page it stands on, by its address. */
export interface StillProps<Here> {
  readonly here?: Here | undefined;
}

/** A part of a page that does not change while the page stands, and its code, which is fetched only when needed. */
export interface StillPart<Here> {
  /** Tells the part apart in the document. */
  readonly name: string;
  /** Fetches the code, once; a fetch that fails is forgotten, so the next one tries again. */
  readonly load: () => Promise<void>;
  /** Resolves at once where the document has the part prerendered, and otherwise when its code is there. */
  readonly ready: () => Promise<void>;
  /** Resolves when the code is there or cannot be had: what stands in the document stays. */
  readonly settled: () => Promise<void>;
  /** The component, once its code is there. */
  readonly component: () => ComponentType<StillProps<Here>> | undefined;
}

/** The markup of a part that stands in the document already. */
function prerendered(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-still="${name}"]`)?.innerHTML;
}

/**
 * Declares a still part of a page.
 *
 * @param fetchComponent fetches its code, as a chunk of its own
 */
export function still<Here = never>(
  name: string,
  fetchComponent: () => Promise<ComponentType<StillProps<Here>>>,
): StillPart<Here> {
  let component: ComponentType<StillProps<Here>> | undefined;
  let pending: Promise<void> | undefined;
  const load = () => {
    pending ??= fetchComponent().then(
      (fetched) => {
        component = fetched;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  let settling: Promise<void> | undefined;
  return {
    name,
    load,
    settled: () => (settling ??= load().catch(() => undefined)),
    ready: () => (prerendered(name) === undefined ? load() : Promise.resolve()),
    component: () => component,
  };
}

/* No box of its own: grids and sticky bars see the part as if nothing stood around it. */
const nowhere = css`
  display: contents;
`;

/**
 * Shows a still part. A page that wakes keeps the part's markup as it was prerendered, so its code is not
 * sent at all. Where it was not prerendered (the visitor came here by a link of the site), or when `here`
 * becomes another page, it is rendered like any other component.
 */
export function Still<Here>({ part, here }: StillProps<Here> & { readonly part: StillPart<Here> }) {
  const [kept] = useState(() => ({ here, markup: prerendered(part.name) }));
  const moved = kept.markup === undefined || !Object.is(kept.here, here);
  if (moved && !part.component()) use(part.settled());
  const Part = moved ? part.component() : undefined;
  if (Part) {
    return (
      <div key="rendered" className={nowhere} data-still={part.name}>
        <Part here={here} />
      </div>
    );
  }
  return (
    <div
      key="kept"
      className={nowhere}
      data-still={part.name}
      dangerouslySetInnerHTML={{ __html: kept.markup ?? '' }}
    />
  );
}
