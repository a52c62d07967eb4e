import { css } from 'linaria';
import { business } from '../content/business.ts';
import type { RoutePath } from '../content/routes.ts';
import { headerWords } from '../content/shellWords.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, media, size, space, target } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { TopMenu } from './TopMenu.tsx';

const phone = css`
  grid-area: phone;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.xxs};
  min-block-size: ${target.control};
  font: ${font.headline(size.small, 'single')};
  ${mixins.quietLink}

  svg {
    font-size: ${size.label};
    color: ${color.signal};
  }

  ${media.desktop} {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: ${space.xs};
    min-block-size: 2.25rem;
    font-size: ${size.label};

    svg {
      font-size: 0.85em;
    }
  }

  @media (forced-colors: active) {
    svg {
      color: inherit;
    }
  }
`;

const menus = css`
  grid-area: menu;

  ${mixins.notInPrint}
`;

const book = css`
  display: none;

  ${media.desktop} {
    grid-area: book;
    display: flex;
    justify-content: end;
  }

  ${mixins.notInPrint}
`;

/** The header's telephone number, menus and Book Now button. */
export function HeaderNav({ here }: { readonly here: RoutePath | undefined }) {
  return (
    <>
      <TelephoneLink
        className={phone}
        number={business.telephones.main}
        aria-label={headerWords.call}
      >
        <Icon name="phone" />
      </TelephoneLink>
      <div className={menus}>
        <TopMenu here={here} />
        <PhoneMenu here={here} />
      </div>
      <div className={book}>
        <Link className={buttonStyles} to="/contact">
          {headerWords.book}
        </Link>
      </div>
    </>
  );
}
