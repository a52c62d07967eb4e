import { css } from 'linaria';
import type { Ref } from 'react';
import { TelephoneLink } from '../../components/TelephoneLink.tsx';
import { business } from '../../content/business.ts';
import { color, radius } from '../../styles/tokens.ts';

const panel = css`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.5rem, 1rem + 3vw, 3rem);
  border-radius: ${radius};
  border: 1px solid ${color.asphaltEdge};
  background: ${color.asphaltRaised};
  color: ${color.onAsphalt};

  h3 {
    font-size: clamp(3rem, 2.2rem + 4vw, 5rem);
    scroll-margin-block-start: 8rem;
  }

  h3 + p {
    font-size: 1.35rem;
    line-height: 1.3;
  }

  small {
    display: block;
    font-size: 1rem;
    color: ${color.onAsphaltSoft};
  }

  a {
    display: inline-block;
    padding-block: 0.35em;
  }

  hr {
    block-size: 0.35rem;
    border: 0;
    background: repeating-linear-gradient(
      90deg,
      ${color.line} 0 2.5rem,
      transparent 2.5rem 4.25rem
    );
  }
`;

/** What replaces the form when the enquiry has arrived (specification, section 4; D28). */
export function Sent({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <div className={panel}>
      <h3 tabIndex={-1} ref={headingRef} aria-describedby="sent-promise">
        Message Sent!
      </h3>
      <p id="sent-promise">
        We'll get back to you within 30 minutes. <small>during opening hours</small>
      </p>
      <hr />
      <p>
        Need us sooner? Ring <TelephoneLink number={business.telephones.main} />.
      </p>
    </div>
  );
}
