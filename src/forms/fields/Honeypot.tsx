import { visuallyHidden } from '../../styles/layout.ts';
import { honeypotName } from '../enquiry/withHoneypot.ts';

/**
 * The honeypot: a checkbox that only a bot ticks. It is hidden from sight, keyboard and assistive technology (D42),
 * including in browsers without `inert`. A checkbox, because an unticked one is not submitted even without script,
 * and autofill leaves it alone.
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
