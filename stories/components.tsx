import { css } from 'linaria';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../src/app/everyPage.client.ts';
import { globalStyles } from '../src/styles/global.ts';
import { visuallyHidden } from '../src/styles/layout.ts';
import type { StoryMeta } from './story.ts';

/** Ladle's own white or black background would cover that of the site. */
const background = css`
  :global() {
    .ladle-background {
      display: none;
    }
  }
`;

const part = css`
  padding: 1.5rem;

  > * + * {
    margin-block-start: 1.5rem;
  }
`;

/**
 * The properties that Ladle passes to the provider and that are used here; Ladle's own types do not compile under
 * strict rules.
 */
interface ProviderProps {
  readonly children: ReactNode;
  readonly globalState: {
    readonly theme: 'light' | 'dark' | 'auto';
    /** `preview` shows the story alone, `full` with the workbench around it. */
    readonly mode: 'full' | 'preview';
    readonly story: string;
  };
  readonly storyMeta?: StoryMeta;
}

/**
 * Is around every story and adds the site's global styles, its router, the colour scheme chosen in the workbench, and
 * the landmarks and heading that make a single component a complete document (see `StoryMeta`).
 *
 * It is a constant rather than a function, because Ladle finds it by reading the source.
 */
export const Provider = ({ children, globalState, storyMeta }: ProviderProps) => {
  const { frame = 'part', path = '/' } = storyMeta ?? {};
  const { theme, mode, story } = globalState;

  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // At a chosen width the workbench shows the story in a frame with a document of its own.
    const { documentElement } = content.current?.ownerDocument ?? document;
    documentElement.lang = 'en-NZ';
    // Without a chosen scheme the site follows that of the system (`global.ts`).
    if (theme === 'auto') delete documentElement.dataset['scheme'];
    else documentElement.dataset['scheme'] = theme;
  }, [theme, story]);

  // The full view of the workbench already has a main landmark, and a document may have only one.
  const Main = mode === 'preview' ? 'main' : 'div';
  // From the id of the story in the workbench: `ui--button--tones`.
  const name = story.replaceAll('--', ': ').replaceAll('-', ' ');
  const heading = <h1 className={visuallyHidden}>{name}</h1>;

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
            <h2 className={visuallyHidden}>In one part of a page</h2>
            {children}
          </Main>
        ) : null}
      </div>
    </MemoryRouter>
  );
};
