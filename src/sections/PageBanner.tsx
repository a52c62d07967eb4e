import { css } from 'linaria';
import type { RoutePath } from '../content/routes.ts';
import { container } from '../styles/layout.ts';
import { color, media } from '../styles/tokens.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

/* The ground is never empty: a wheel stands in the shade at the right, its tread and sidewall only just seen. */
const banner = css`
  --wheel: 7rem at 100% 0;

  background:
    radial-gradient(
      circle var(--wheel),
      ${color.asphalt} 55%,
      ${color.asphaltEdge} 55.2% 57%,
      ${color.asphaltRaised} 57.2% 76%,
      ${color.asphalt} 76.2% 77%,
      ${color.asphaltRaised} 77.2% 89%,
      ${color.asphalt} 89.2% 90%,
      transparent 90.2% 99.8%,
      ${color.asphalt} 100%
    ),
    repeating-conic-gradient(
      at var(--wheel-axle, 100% 0),
      ${color.asphaltEdge} 0 2.4deg,
      ${color.asphalt} 0 3.2deg
    );
  color: ${color.onAsphalt};
  padding-block: 1.25rem 2.5rem;

  h1 {
    margin-block-start: 1.75rem;
    font-size: clamp(3rem, 2.2rem + 4.2vw, 5.9rem);
    max-inline-size: 14em;
  }

  @media print {
    background: none;

    * {
      color: #000 !important;
    }
  }

  ${media.desk} {
    --wheel: 22vw at 100% 105%;
    --wheel-axle: 100% 105%;

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
