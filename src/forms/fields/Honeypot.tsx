import { visuallyHidden } from '../../styles/layout.ts';
import { honeypotName } from '../enquiry/withHoneypot.ts';

/**
 * A box that only a program ticks: out of sight, out of the keyboard's way, and unknown to assistive technology
 * (D42), in browsers that do not know `inert` as well. It is a checkbox because a browser sends no box that is not
 * ticked, so that it also stays out of what a page without script posts, and because autofill leaves checkboxes alone.
 */
export function Honeypot() {
  return (
    <input
      type="checkbox"
      name={honeypotName}
      className={visuallyHidden}
      tabIndex={-1}
      aria-hidden="true"
      inert
    />
  );
}
