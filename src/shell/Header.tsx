import { css } from 'linaria';
import { OpenStatus } from '../branches/OpenStatus.tsx';
import { mainBranch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import type { RoutePath } from '../content/routes.ts';
import { headerWords } from '../content/shellWords.ts';
import { container } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, fitted, font, media, size, space } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { ClosureNotice } from './ClosureNotice.tsx';
import { Logo } from './Logo.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { TopMenu } from './TopMenu.tsx';

const header = css`
  anchor-name: --site-header;
  color: ${color.onSurfaceDark};
  background-color: ${color.surfaceDark};
  border-block-end: 1px solid ${color.surfaceDarkBorder};
`;

/* Reserves the space of its parts, so that nothing moves while the document is still loading. */
const bar = css`
  display: grid;
  grid-template-areas: 'brand telephone menu' 'brand telephone menu';
  grid-template-rows:
    minmax(calc(${fitted.brand} + ${space.xs}), auto)
    minmax(calc(1.1 * ${size.small} + ${space.xs}), auto);
  grid-template-columns: minmax(0, 1fr) minmax(4.1rem, auto) minmax(2.8rem, auto);
  align-items: center;
  align-content: center;
  column-gap: ${space.xxs};
  min-block-size: 4.25rem;

  ${media.desktop} {
    grid-template: 'brand place telephone' 2.5rem 'brand menu book' 3.75rem / auto minmax(
        0,
        1fr
      ) auto;
    column-gap: ${space.xxxl};
  }
`;

/* Space is reserved for the text, so that nothing moves when it appears. */
const openNow = css`
  display: none;

  ${media.desktop} {
    grid-area: place;
    display: block;
    justify-self: end;
    inline-size: calc(100% - 13.5rem);
    font: ${font.headline(size.lead)};
    text-align: end;
    text-wrap: balance;
  }

  ${mixins.notInPrint}
`;

/* The colour is the header's. */
const telephone = css`
  grid-area: telephone;
  ${mixins.iconAboveName}
  ${mixins.quietLink}

  :where(svg) {
    font-size: ${size.label};
    color: ${color.signal};

    @media (forced-colors: active) {
      color: inherit;
    }
  }

  ${media.desktop} {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: ${space.xs};
    min-block-size: 2.25rem;
    font-size: ${size.label};

    :where(svg) {
      font-size: ${size.lead};
    }
  }
`;

const book = css`
  display: none;

  ${media.desktop} {
    grid-area: book;
    display: block;
    justify-self: end;
  }

  ${mixins.notInPrint}
`;

/**
 * The shared header (specification, section 1). On a phone it is one bar: city and number of branches below the name,
 * then the telephone number and the menu button. On wide screens there is also room for Book Now, and for whether the
 * Sockburn branch is open, which needs script; on a phone both are in the menu.
 */
export function Header({ here }: { readonly here: RoutePath | undefined }) {
  return (
    <header className={header}>
      <div className={classNames(container, bar)}>
        <Logo />
        <div className={openNow}>
          <OpenStatus branch={mainBranch} lead={headerWords.openingOf} />
        </div>
        <TelephoneLink
          className={telephone}
          number={business.telephones.main}
          aria-label={headerWords.call}
        >
          <Icon name="phone" />
        </TelephoneLink>
        <TopMenu here={here} />
        <PhoneMenu here={here} />
        <div className={book}>
          <Link className={buttonStyles} to="/contact">
            {headerWords.book}
          </Link>
        </div>
      </div>
      <ClosureNotice />
    </header>
  );
}
