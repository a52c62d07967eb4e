import { css } from 'linaria';
import type { RoutePath } from '../content/routes.ts';
import { container } from '../styles/layout.ts';
import { color, media } from '../styles/tokens.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const banner = css`
  background: ${color.asphalt};
  color: ${color.onAsphalt};
  padding-block: 1.25rem 2.5rem;

  h1 {
    margin-block-start: 1.75rem;
    font-size: clamp(3rem, 2.2rem + 4.2vw, 5.9rem);
    max-inline-size: 14em;
  }

  ${media.desk} {
    padding-block: 1.75rem 3.75rem;

    h1 {
      margin-block-start: 4rem;
    }
  }
`;

const lead = css`
  margin-block-start: 0.9rem;
  max-inline-size: 36em;
  font-size: 1.2rem;
  color: ${color.onAsphaltSoft};
`;

interface PageBannerProps {
  readonly path: RoutePath;
  readonly heading: string;
  readonly subtitle?: string;
}

/** The title banner every page has: where the page stands, its heading, and the line below. */
export function PageBanner({ path, heading, subtitle }: PageBannerProps) {
  return (
    <div className={banner}>
      <div className={container}>
        <Breadcrumb path={path} />
        <h1 tabIndex={-1}>{heading}</h1>
        {subtitle ? <p className={lead}>{subtitle}</p> : null}
      </div>
    </div>
  );
}
