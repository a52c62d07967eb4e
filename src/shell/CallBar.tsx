import { css } from 'linaria';
import { business } from '../content/business.ts';
import { callBarWords } from '../content/shellWords.ts';
import { mixins } from '../styles/mixins.ts';
import { breakpoint, color, font, media, radius, size, space, target } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';

const bar = css`
  :global() {
    /* Keeps scroll targets clear of the bar, and lets it know where the links of the first screen are. */
    html {
      timeline-scope: --first-screen;
    }

    @media (width < ${breakpoint.desktop}) and (height >= ${breakpoint.low}) {
      html {
        scroll-padding-block-end: 5.5rem;
      }
    }
  }

  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  /* A grid, so that no link moves while the document is still loading. */
  display: grid;
  grid-template-columns: 1.35fr 1fr 1fr;
  gap: ${space.xs};
  padding-block: ${space.xs} calc(${space.xs} + env(safe-area-inset-bottom));
  padding-inline: max(${space.xs}, env(safe-area-inset-left), env(safe-area-inset-right));
  background-color: ${color.surfaceDark};
  border-block-start: 1px solid ${color.surfaceDarkBorder};

  :where(a) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-block-size: ${target.control};
    padding-inline: ${space.xxs};
    border-radius: ${radius};
    font: ${font.headline(size.lead)};
    text-align: center;
    text-decoration: none;
    color: ${color.onSurfaceDark};
    background-color: ${color.surfaceDarkBorder};
    ${mixins.forcedEdge}
  }

  [href^='tel'] {
    color: ${color.onSignal};
    background-color: ${color.signal};
  }

  /*
   * The on-screen keyboard leaves no room for the bar. It keeps its space, so that nothing moves. Only CSS knows of a
   * field with the focus before the page's script has loaded.
   */
  body:has(input:not([type='radio'], [type='checkbox']):focus, textarea:focus, select:focus) & {
    visibility: hidden;
  }

  /*
   * While someone moves by keyboard, the bar is in its place below the footer: Firefox does not scroll to an element of
   * which a part is in view, and the bar would cover the rest.
   */
  body:has(:focus-visible) & {
    position: static;
  }

  /* At 400% zoom a sticky bar would take a quarter of the screen. */
  @media (height < ${breakpoint.low}) {
    position: static;
  }

  ${media.desktop} {
    display: none;
  }

  ${mixins.notInPrint}

  /* The first screen has the bar's three links as buttons, so the bar only appears once they are out of view. */
  &[data-after='first-screen'] {
    @supports (timeline-scope: none) {
      @media (height >= ${breakpoint.low}) {
        animation: call-bar-comes linear both;
        animation-timeline: --first-screen;
        animation-range: exit;
      }
    }
  }

  @keyframes :global(call-bar-comes) {
    0%,
    99% {
      visibility: hidden;
    }
  }
`;

/**
 * The phone's call bar, within thumb reach: call, get a quote, find a branch (D35). It is the last element of the
 * page and sticky, so it never covers the end of the footer. With `linkedAbove` the page's first screen has these links
 * already.
 */
export function CallBar({ linkedAbove }: { readonly linkedAbove?: boolean }) {
  return (
    <nav
      className={bar}
      data-after={linkedAbove ? 'first-screen' : undefined}
      aria-label={callBarWords.label}
    >
      <TelephoneLink number={business.telephones.main} words={callBarWords.call}>
        <Icon name="phone" />
      </TelephoneLink>
      <Link to="/tyre-enquiry">{callBarWords.quote}</Link>
      <Link to="/locations">{callBarWords.find}</Link>
    </nav>
  );
}
