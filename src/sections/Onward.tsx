import { css } from 'linaria';
import type { RoutePath } from '../content/routes.ts';
import { container } from '../styles/layout.ts';
import { color, font, layout, media } from '../styles/tokens.ts';
import { CallBox } from './CallBox.tsx';
import { RelatedPages } from './RelatedPages.tsx';

const ground = css`
  padding-block: ${layout.sectionSpace};
  background: ${color.groundDeep};
`;

const columns = css`
  display: grid;
  gap: 2rem;

  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
    gap: 3rem;
    /* As tall as the box beside them. */
    nav,
    nav ul {
      display: grid;
    }

    nav a {
      block-size: 100%;
      font-family: ${font.display};
      font-size: 1.6rem;
    }
  }
`;

interface OnwardProps {
  readonly call: { readonly heading: string; readonly ready: string; readonly contact: string };
  readonly related: readonly RoutePath[];
}

/** The end of a page that is read through: ring the main line or write, or read on (specification, section 1). */
export function Onward({ call, related }: OnwardProps) {
  return (
    <div className={ground}>
      <div className={container}>
        <div className={columns}>
          <CallBox {...call} line="main" />
          <RelatedPages paths={related} />
        </div>
      </div>
    </div>
  );
}
