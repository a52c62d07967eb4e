import { css } from 'linaria';
import { business } from '../content/business.ts';
import { telephoneHref } from '../domain/telephone.ts';
import { breakpoint, color, font, leading, media, radius, size, space } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

const bar = css`
  :global() {
    /* What the focus or a fragment scrolls to stays clear of the bar. */
    html {
      scroll-padding-block-end: 5.5rem;
    }

    @media (min-width: ${breakpoint.desktop}) or (height < 24rem) {
      html {
        scroll-padding-block-end: 0;
      }
    }
  }

  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  gap: ${space.xs};
  padding-block: ${space.xs} calc(${space.xs} + env(safe-area-inset-bottom));
  padding-inline: max(${space.xs}, env(safe-area-inset-left), env(safe-area-inset-right));
  background: ${color.surfaceDark};
  border-block-start: 1px solid ${color.surfaceDarkBorder};

  a {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-block-size: 3rem;
    padding-inline: ${space.xxs};
    border: 1px solid transparent;
    border-radius: ${radius};
    font-family: ${font.display};
    font-size: ${size.lead};
    line-height: ${leading.single};
    text-align: center;
    text-decoration: none;
    color: ${color.onSurfaceDark};
    background: ${color.surfaceDarkBorder};
  }

  a:first-child {
    flex-grow: 1.35;
    color: ${color.onSignal};
    background: ${color.signal};
  }

  /* The on-screen keyboard leaves no room for it. It keeps its place, so nothing moves. */
  body:has(input:not([type='radio'], [type='checkbox']):focus, textarea:focus, select:focus) & {
    visibility: hidden;
  }

  /* At 400% zoom a bar that stays in view would take a quarter of it. */
  @media (height < 24rem) {
    position: static;
  }

  @media (forced-colors: active) {
    a {
      border-color: LinkText;
    }
  }

  ${media.desktop} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/**
 * The phone's call bar, within the thumb's reach: call, ask for a price, find a branch (D35). It is the last
 * part of the page and sticks to the window's edge, so the footer's end is never under it.
 */
export function CallBar() {
  return (
    <nav className={bar} aria-label="Call bar" data-call-bar="">
      <a href={telephoneHref(business.telephones.main)}>
        <Icon name="phone" />
        Call us
      </a>
      <Link to="/tyre-enquiry">Tyre quote</Link>
      <Link to="/locations">Find us</Link>
    </nav>
  );
}
