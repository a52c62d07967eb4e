import { summaries, type SummaryPath } from '../content/summaries.ts';
import { PageBanner } from '../sections/PageBanner.tsx';

/** A page that is its banner, a summary, and the ways to act on it. */
export function SummaryPage({ path }: { readonly path: SummaryPath }) {
  const { heading, subtitle } = summaries[path];
  return <PageBanner path={path} heading={heading} subtitle={subtitle} />;
}
