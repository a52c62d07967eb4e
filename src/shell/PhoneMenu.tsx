import { css } from 'linaria';
import { OpenStatus } from '../branches/OpenStatus.tsx';
import { mainBranch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { menu, menuItemOf, phoneMenuLinksPerCategory, type MenuCategory } from '../content/menu.ts';
import { call } from '../content/partWords.ts';
import type { RoutePath } from '../content/routes.ts';
import { headerWords, menuWords } from '../content/shellWords.ts';
import { halves } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, layout, media, size, space, target } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { categoryTitle, MenuLinks } from './MenuLinks.tsx';

const toggle = css`
  grid-area: menu;
  ${mixins.iconAboveName}
  inline-size: 100%;
  border: 0;
  background: none;
  cursor: pointer;

  :where(svg) {
    font-size: ${size.label};
  }

  :where(svg + svg) {
    display: none;
  }

  &:has(+ :popover-open) {
    :where(svg) {
      display: none;
    }

    :where(svg + svg) {
      display: block;
    }
  }

  ${media.desktop} {
    display: none;
  }

  ${mixins.notInPrint}
`;

const panel = css`
  ${mixins.menuPanel}
  ${mixins.darkRoles}
  inset: 4.25rem 0 auto;
  padding: 0 ${layout.gutter} ${space.l};
  border: 0;
  border-block-start: 4px solid ${color.signal};
  background-color: ${color.surfaceDarkRaised};

  @supports (anchor-scope: --item) {
    position: fixed;
    position-anchor: --site-header;
    position-area: bottom span-all;
    inset: 0;
    inline-size: 100%;
    max-block-size: 100%;
  }

  ${media.desktop} {
    display: none;
  }

  ${mixins.notInPrint}
`;

/* A part of the menu, with a road's centre line above. */
const part = css`
  padding-block: ${space.s};
  border-block-start: 2px dashed ${color.surfaceDarkRule};
`;

/* Space is reserved for the text. */
const openNow = css`
  min-block-size: ${target.link};
  padding-block: ${space.s};
  font: ${font.headline(size.small)};

  /* The longest status takes two lines. */
  ${media.narrow} {
    min-block-size: ${target.row};
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
    inline-size: 1.5rem;
    margin-inline-end: ${space.xs};
    border-block-start: 4px solid ${color.signal};
  }

  &[aria-current='true']::before {
    border-block-start-style: dotted;
  }
`;

const mobileTyreService: RoutePath = '/services/mobile-service';

/** A category's title. It links to the page that lists the whole category, unless the first link already does (D10). */
function CategoryTitle({ group }: { readonly group: MenuCategory }) {
  const { title: words, hub, paths } = group;
  if (paths[0] === hub)
    return (
      <p className={categoryTitle} aria-hidden="true">
        {words}
      </p>
    );
  return (
    <Link className={categoryTitle} to={hub} aria-label={menuWords.all(words.toLowerCase())}>
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
        {/* Someone with a flat tyre finds it before the lists. */}
        <div className={part}>
          <Link
            className={item}
            to={mobileTyreService}
            aria-current={here === mobileTyreService ? 'page' : undefined}
          >
            {menuWords.mobileTyreService}
          </Link>
        </div>
        <ul role="list">
          {menu.map(({ label, path, categories }) => (
            <li key={path} className={part}>
              <Link className={item} to={path} aria-current={current(path)}>
                {label}
              </Link>
              {categories.map((group) => (
                <div key={group.title}>
                  <CategoryTitle group={group} />
                  <MenuLinks category={group} here={here} limit={phoneMenuLinksPerCategory} />
                </div>
              ))}
            </li>
          ))}
        </ul>
        <div className={classNames(part, halves)}>
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
