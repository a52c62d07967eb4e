import { css } from 'linaria';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../src/app/everyPage.client.ts';
import { globalStyles } from '../src/styles/global.ts';
import { visuallyHidden } from '../src/styles/layout.ts';
import type { StoryMeta } from './story.ts';

/** Ladle's own white or black background would hide that of the site's pages. */
const background = css`
  :global() {
    .ladle-background {
      display: none;
    }
  }
`;

const part = css`
  padding: 1.5rem;
`;

/** What Ladle hands to the provider, as far as it is used; its own types do not compile under strict rules. */
interface ProviderProps {
  readonly children: ReactNode;
  readonly globalState: {
    readonly theme: 'light' | 'dark' | 'auto';
    /** `preview` is the story alone, without the workbench around it. */
    readonly mode: 'full' | 'preview';
    readonly story: string;
  };
  readonly storyMeta?: StoryMeta;
}

/** A story's name as people write it, from its address in the workbench: `ui--button--tones`. */
function nameOf(story: string): string {
  return story.replaceAll('--', ': ').replaceAll('-', ' ');
}

/**
 * Stands around every story: the site's global styles, its router, the colour scheme chosen in the
 * workbench, and the landmarks and heading that make a lone component a whole document (see `StoryMeta`).
 *
 * A constant rather than a function, because Ladle looks for it by reading the source.
 */
export const Provider = ({ children, globalState, storyMeta }: ProviderProps) => {
  const { frame = 'part', path = '/' } = storyMeta ?? {};
  const { theme, mode, story } = globalState;

  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // At a chosen width the workbench shows the story in a frame, a document of its own.
    const { documentElement } = content.current?.ownerDocument ?? document;
    documentElement.lang = 'en-NZ';
    // Without a chosen scheme the site follows the system's, as `global.ts` says.
    if (theme === 'auto') delete documentElement.dataset['scheme'];
    else documentElement.dataset['scheme'] = theme;
  }, [theme, story]);

  // In its full view the workbench has a main landmark already; a document has one.
  const Main = mode === 'preview' ? 'main' : 'div';
  const heading = <h1 className={visuallyHidden}>{nameOf(story)}</h1>;

  return (
    <MemoryRouter key={story} initialEntries={[path]}>
      <div ref={content} className={`${globalStyles} ${background}`}>
        {frame === 'page' ? children : null}
        {frame === 'section' ? <Main>{children}</Main> : null}
        {frame === 'landmark' ? (
          <>
            {children}
            <Main>{heading}</Main>
          </>
        ) : null}
        {frame === 'part' ? (
          <Main className={part}>
            {heading}
            {children}
          </Main>
        ) : null}
      </div>
    </MemoryRouter>
  );
};
