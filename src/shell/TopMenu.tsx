import { css } from 'linaria';
import { menu, menuItemOf } from '../content/menu.ts';
import type { RoutePath } from '../content/routes.ts';
import { menuWords } from '../content/shellWords.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, layout, media, shadow, size, space, target } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { categoryTitle, MenuLinks } from './MenuLinks.tsx';

const bar = css`
  grid-area: menu;
  display: none;

  > :where(ul) {
    display: flex;
    gap: ${space.xxs};
    margin-inline-start: calc(-1 * ${space.s});
  }

  :where(li) {
    anchor-scope: --item;
  }

  ${media.desktop} {
    display: block;
  }

  ${mixins.notInPrint}
`;

const item = css`
  anchor-name: --item;
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  min-block-size: 3.75rem;
  padding-inline: ${space.s};
  border: 0;
  font: ${font.headline(size.label)};
  text-decoration: none;
  background: none;
  cursor: pointer;

  :where(svg) {
    font-size: ${size.small};
    ${mixins.turning}
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space.s} ${space.xs};
    border-block-end: 0 solid;
  }

  &:hover::after,
  &[aria-current='page']::after {
    border-block-end: 3px solid ${color.signal};
  }

  &[aria-current='true']::after {
    border-block-end: 3px dashed ${color.signal};
  }

  &:has(+ :popover-open) {
    background-color: ${color.surfaceDarkBorder};

    :where(svg) {
      rotate: 180deg;
    }
  }
`;

const panel = css`
  ${mixins.menuPanel}
  inset: 6.25rem 0 auto;
  ${mixins.partPadding}
  ${mixins.topCard}
  color: ${color.ink};
  box-shadow: ${shadow.panel};

  /* Without anchor positioning the panel spans the page below the header; with it, it is placed below its button. */
  @supports (anchor-scope: --item) {
    --panel-width: 21rem;

    position: fixed;
    position-anchor: --item;
    inset: anchor(--site-header bottom) auto auto
      min(anchor(left), calc(100% - var(--panel-width) - ${layout.gutter}));
    inline-size: var(--panel-width);
    max-block-size: calc(100dvh - 6.25rem);

    &[data-wide] {
      --panel-width: 43rem;
    }
  }

  /* Only wide screens have a top menu: closes an open panel when the window narrows. */
  ${media.belowDesktop} {
    display: none;
  }
`;

const overview = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${target.control};
  margin-block-end: ${space.xs};
  border-block-end: 1px solid ${color.border};
  font: ${font.headline(size.label, 'single')};
  ${mixins.quietLink}

  &[aria-current] {
    padding-inline-start: ${space.s};
    border-inline-start: 4px solid;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  column-gap: ${space.xxxl};
`;

/**
 * The top menu of wide screens (specification, section 2). Its panels are native popovers: the browser toggles them,
 * keeps one open at a time, closes them on Escape and on outside clicks, and exposes their state, all without script
 * (D8, D9).
 */
export function TopMenu({ here }: { readonly here: RoutePath | undefined }) {
  const section = here && menuItemOf(here);
  return (
    <nav className={bar} aria-label={menuWords.label}>
      <ul role="list">
        {menu.map(({ label, path, overview: all, categories }) => (
          <li key={path}>
            {categories.length === 0 ? (
              <Link className={item} to={path} aria-current={path === here ? 'page' : undefined}>
                {label}
              </Link>
            ) : (
              <>
                <button
                  className={item}
                  type="button"
                  popoverTarget={`panel-${label}`}
                  aria-current={section?.path === path ? 'true' : undefined}
                >
                  {label}
                  <Icon name="chevron" />
                </button>
                <div
                  className={panel}
                  id={`panel-${label}`}
                  popover="auto"
                  data-wide={categories.length > 1 ? '' : undefined}
                >
                  {all ? (
                    <Link
                      className={overview}
                      to={path}
                      aria-current={path === here ? 'page' : undefined}
                    >
                      {all}
                      <Icon name="arrow" />
                    </Link>
                  ) : null}
                  <div className={columns}>
                    {categories.map((category) => (
                      <div key={category.title}>
                        <p className={categoryTitle} aria-hidden="true">
                          {category.title}
                        </p>
                        <MenuLinks category={category} here={here} />
                      </div>
                    ))}
                  </div>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
