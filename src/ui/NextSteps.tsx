import { css } from 'linaria';
import type { RoutePath } from '../content/routes.ts';
import { container } from '../styles/layout.ts';
import { color, font, layout, media, size, space } from '../styles/tokens.ts';
import { CallToAction } from './CallToAction.tsx';
import { RelatedPages } from './RelatedPages.tsx';

const background = css`
  padding-block: ${layout.sectionSpace};
  background: ${color.backgroundDeep};
`;

/* The call to action takes the full width; related pages are listed below, like roads on a sign. */
const columns = css`
  display: grid;
  gap: ${space.xxl};

  nav a {
    font-family: ${font.display};
    font-size: ${size.itemHeading};
  }

  ${media.tablet} {
    gap: ${space.xxxl};

    nav ul {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: ${space.xl};
    }

    nav a {
      min-block-size: 4rem;
      border-block: 2px solid ${color.ink};
      border-block-end-width: 0;
    }
  }
`;

interface NextStepsProps {
  readonly call: { readonly heading: string; readonly ready: string; readonly contact: string };
  readonly related: readonly RoutePath[];
}

/** The end of a page: call the main line, write, or read on (specification, section 1). */
export function NextSteps({ call, related }: NextStepsProps) {
  return (
    <div className={background}>
      <div className={container}>
        <div className={columns}>
          <CallToAction {...call} line="main" wide />
          <RelatedPages paths={related} />
        </div>
      </div>
    </div>
  );
}
