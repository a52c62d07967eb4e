import { css } from 'linaria';
import { priceBasis } from '../../content/prices.ts';
import { packageWords, type ServicePackage } from '../../content/services/carServicing.ts';
import { formatPrice, withGst } from '../../domain/money.ts';
import { halves, visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, layout, size, space } from '../../styles/tokens.ts';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { buttonStyles } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Link } from '../../ui/Link.tsx';
import { Note } from '../../ui/Note.tsx';

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  align-self: stretch;
  ${mixins.card}
  border-block-start: 8px solid ${color.surfaceDarkRule};
  scroll-margin-block-start: ${layout.aboveAnchor};

  :where(header) {
    ${mixins.cardPadding}
  }

  :where(h3) {
    font: ${font.headline(size.cardHeading)};
  }

  :where(small) {
    display: block;
    padding-block-start: ${space.xxs};
  }

  :where(h4) {
    ${mixins.partPadding}
    font: ${font.headline(size.label)};
  }

  /* The mark of the popular one. */
  :where(strong) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding: ${space.xxs} ${space.xs};
    background-color: ${color.signal};
    color: ${color.onSignal};
    font: ${font.headline(size.small)};
  }

  :where(footer) {
    display: grid;
    ${mixins.cardPadding}
  }

  &[data-popular] {
    ${mixins.darkRoles}
    border-color: ${color.signal};
    background-color: ${color.card};
  }
`;

interface ServicePackagesProps {
  readonly heading: string;
  readonly packages: readonly ServicePackage[];
  /** The heading above the items of a package that includes another. */
  readonly plus: string;
  /** The label of the booking link, before the package's name. */
  readonly book: string;
}

/** The two service packages: price, duration, every item, and a booking link. */
export function ServicePackages({ heading, packages, plus, book }: ServicePackagesProps) {
  return (
    <section id="packages">
      <h2 className={visuallyHidden}>{heading}</h2>
      <div className={halves}>
        {packages.map(({ id, name, price, gstNote, duration, inclusions, mark, ...rest }) => (
          <article key={id} id={id} className={card} data-popular={mark && ''}>
            <header>
              <h3>{name}</h3>
              {mark ? <strong>{mark}</strong> : null}
              <p>
                <BigFigure size="large">{formatPrice(price)}</BigFigure> {gstNote}{' '}
                <small>
                  {packageWords.withGst(formatPrice(withGst(price)))}
                  <span className={visuallyHidden}>,</span>
                </small>{' '}
                <small>{duration}</small>
              </p>
            </header>
            <h4>{rest.extends ? plus : packageWords.includes(name)}</h4>
            <CheckList lines={inclusions} inCard />
            <footer>
              <Link
                className={buttonStyles}
                data-tone={mark ? undefined : 'outline'}
                to="/contact"
              >{`${book} ${name.toLowerCase()}`}</Link>
            </footer>
          </article>
        ))}
      </div>
      <Note>{priceBasis}</Note>
    </section>
  );
}
