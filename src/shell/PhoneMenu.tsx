import { css } from 'linaria';
import { OpenStatus } from '../branches/OpenStatus.tsx';
import { mainBranch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { menu, menuItemOf, phoneMenuLinksPerCategory, type MenuCategory } from '../content/menu.ts';
import { call } from '../content/partWords.ts';
import type { RoutePath } from '../content/routes.ts';
import { headerWords, menuWords } from '../content/shellWords.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, layout, media, size, space, target, tracks } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { MenuLinks } from './MenuLinks.tsx';

const toggle = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.xxs};
  inline-size: 100%;
  min-block-size: ${target.control};
  border: 0;
  font: ${font.headline(size.small, 'single')};
  color: inherit;
  background: none;
  cursor: pointer;

  svg {
    font-size: ${size.label};
  }

  svg + svg {
    display: none;
  }

  &:has(+ :popover-open) svg {
    display: none;
  }

  &:has(+ :popover-open) svg + svg {
    display: block;
  }

  ${media.desktop} {
    display: none;
  }
`;

const panel = css`
  ${mixins.menuPanel}
  inset: 4.25rem 0 auto;
  padding: 0 ${layout.gutter} ${space.l};
  border: 0;
  border-block-start: 4px solid ${color.signal};
  color: ${color.onSurfaceDark};
  background-color: ${color.surfaceDarkRaised};

  @supports (anchor-scope: --item) {
    position: fixed;
    position-anchor: --site-header;
    position-area: bottom span-all;
    inset: 0;
    inline-size: 100%;
    max-block-size: 100%;
  }

  > ul > li {
    padding-block: ${space.xs};
    border-block-end: 2px dashed ${color.surfaceDarkRule};
  }

  ${media.desktop} {
    display: none;
  }
`;

/* Someone with a flat tyre finds the mobile service before the lists. */
const mobileServiceLink = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: ${target.control};
  border-block: 2px dashed ${color.surfaceDarkRule};
  font: ${font.headline(size.lead)};

  svg {
    margin-inline-start: auto;
  }

  &[aria-current]::before {
    content: '';
    inline-size: 1.1rem;
    border-block-start: 5px solid ${color.signal};
  }
`;

/* Space is reserved for the text. */
const openNow = css`
  min-block-size: ${target.link};
  padding-block: ${space.m} ${space.xs};
  font: ${font.headline(size.small, 'note')};

  /* The longest status takes two lines. */
  ${media.narrow} {
    min-block-size: 4.1rem;
  }
`;

const item = css`
  display: flex;
  align-items: center;
  min-block-size: ${target.control};
  font: ${font.headline(size.cardHeading, 'single')};
  text-decoration: none;

  &[aria-current]::before {
    content: '';
    inline-size: 1.1rem;
    margin-inline-end: ${space.xs};
    border-block-start: 5px solid ${color.signal};
  }

  &[aria-current='true']::before {
    border-block-start-style: dotted;
  }
`;

const category = css`
  padding-block-end: ${space.xs};

  ul {
    display: grid;
    grid-template-columns: ${tracks.two};
    column-gap: ${space.m};
  }

  li a {
    align-content: start;
    padding-block: ${space.s};
  }

  li span {
    margin: 0;
    white-space: normal;
  }

  li a[aria-current='page']::before {
    margin-inline: 0 calc(-1 * ${space.xs});
    border-color: ${color.signal};
  }

  ${media.narrow} {
    ul {
      grid-template-columns: ${tracks.one};
    }
  }

  ${media.tablet} {
    ul {
      grid-template-columns: ${tracks.three};
    }
  }
`;

const title = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${target.link};
  font-family: ${font.display};
  font-size: ${size.lead};
  color: ${color.onSurfaceDarkSoft};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-block-start: ${space.l};

  a {
    flex: 1 0 auto;
  }
`;

const mobileTyreService: RoutePath = '/services/mobile-service';

/** A category's title. It links to the page that lists the whole category, unless the first link already does (D10). */
function CategoryTitle({ group }: { readonly group: MenuCategory }) {
  const { title: words, hub, paths } = group;
  if (paths[0] === hub)
    return (
      <p className={title} aria-hidden="true">
        {words}
      </p>
    );
  return (
    <Link className={title} to={hub} aria-label={menuWords.all(words.toLowerCase())}>
      {words}
    </Link>
  );
}

/**
 * The phone's menu: the mobile tyre service (sixth in its list) first; then each top item as a link, followed by the
 * first five links of each of its categories (D9, D10).
 */
export function PhoneMenu({ here }: { readonly here: RoutePath | undefined }) {
  const section = here && menuItemOf(here);
  const current = (path: RoutePath) => {
    if (path === here) return 'page';
    return path === section?.path ? 'true' : undefined;
  };
  return (
    <>
      <button className={toggle} type="button" popoverTarget="phone-menu">
        <Icon name="menu" />
        <Icon name="close" />
        {menuWords.open}
      </button>
      <nav className={panel} id="phone-menu" popover="auto" aria-label={menuWords.label}>
        <div className={openNow}>
          <OpenStatus branch={mainBranch} lead={headerWords.openingOf} />
        </div>
        <Link
          className={mobileServiceLink}
          to={mobileTyreService}
          aria-current={here === mobileTyreService ? 'page' : undefined}
        >
          {menuWords.mobileTyreService}
          <Icon name="arrow" />
        </Link>
        <ul role="list">
          {menu.map(({ label, path, categories }) => (
            <li key={path}>
              <Link className={item} to={path} aria-current={current(path)}>
                {label}
              </Link>
              {categories.map((group) => (
                <div key={group.title} className={category}>
                  <CategoryTitle group={group} />
                  <MenuLinks category={group} here={here} limit={phoneMenuLinksPerCategory} />
                </div>
              ))}
            </li>
          ))}
        </ul>
        <div className={actions}>
          <Link className={buttonStyles} to="/contact">
            {headerWords.book}
          </Link>
          <TelephoneLink
            className={buttonStyles}
            data-tone="outline"
            number={business.telephones.main}
            lead={call}
          />
        </div>
      </nav>
    </>
  );
}
