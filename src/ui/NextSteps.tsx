import type { RoutePath } from '../content/routes.ts';
import { stack } from '../styles/layout.ts';
import { CallToAction } from './CallToAction.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { SectionGroup } from './Section.tsx';

interface NextStepsProps {
  readonly call: { readonly heading: string; readonly ready: string; readonly contact: string };
  readonly related: readonly RoutePath[];
}

/** The end of a page: call the main line, write, or read on (specification, section 1). */
export function NextSteps({ call, related }: NextStepsProps) {
  return (
    <SectionGroup tone="deep">
      <div className={stack}>
        <CallToAction {...call} line="main" layout="wide" />
        <RelatedPages paths={related} sideBySide />
      </div>
    </SectionGroup>
  );
}
