import { css } from 'linaria';
import type { RoutePath } from '../content/routes.ts';
import { media, space } from '../styles/tokens.ts';
import { CallToAction } from './CallToAction.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { SectionGroup } from './Section.tsx';

/* The call to action takes the full width; related pages are listed below. */
const rows = css`
  display: grid;
  gap: ${space.xxl};

  ${media.tablet} {
    gap: ${space.xxxl};
  }
`;

interface NextStepsProps {
  readonly call: { readonly heading: string; readonly ready: string; readonly contact: string };
  readonly related: readonly RoutePath[];
}

/** The end of a page: call the main line, write, or read on (specification, section 1). */
export function NextSteps({ call, related }: NextStepsProps) {
  return (
    <SectionGroup tone="deep">
      <div className={rows}>
        <CallToAction {...call} line="main" layout="wide" />
        <RelatedPages paths={related} large sideBySide />
      </div>
    </SectionGroup>
  );
}
