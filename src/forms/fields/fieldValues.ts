/** The values of a form's controls. Radios and checkboxes are only included when checked. */
export type FieldValues = readonly { readonly name: string; readonly text: string }[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named controls of a form that a visitor can change. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) =>
      'value' in element && 'name' in element && element.name !== '' && !isFixed(element),
  ) as Control[];
}

function isFixed(element: Element): boolean {
  return ['hidden', 'submit', 'reset', 'button'].includes((element as Control).type);
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** Reads a form's values, whether typed, chosen or autofilled. */
export function readFields(form: HTMLFormElement): FieldValues {
  return controlsOf(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map((control) => ({
      name: control.name,
      // A select by index: translators change the text of options, which may also be their value.
      text: 'options' in control ? String(control.selectedIndex) : control.value,
    }));
}

/** Writes values into a form. Fields that already have the value are left alone, to keep the cursor in place. */
export function restoreFields(form: HTMLFormElement, values: FieldValues): void {
  for (const control of controlsOf(form)) {
    const own = values.filter(({ name }) => name === control.name);
    if (isChoice(control)) control.checked = own.some(({ text }) => text === control.value);
    else if (!own[0]) continue;
    else if ('options' in control) control.selectedIndex = Number(own[0].text);
    else if (own[0].text !== control.value) control.value = own[0].text;
  }
}

const cancel = (event: Event) => event.preventDefault();

/**
 * Makes a form read-only, or editable again. Read-only fields can have the focus; all buttons but the submit button are
 * disabled. A select has no `readonly`, so its other options are disabled; nor has a radio or a checkbox, so the presses
 * that would change it do nothing.
 */
export function lockFields(form: HTMLFormElement, isLocked: boolean): void {
  for (const element of form.elements) {
    if ('options' in element) {
      const select = element as HTMLSelectElement;
      select.toggleAttribute('data-locked', isLocked);
      for (const option of select.options) option.disabled = isLocked && !option.selected;
    } else if (isChoice(element as Control)) {
      element[isLocked ? 'addEventListener' : 'removeEventListener']('click', cancel);
    } else if ('readOnly' in element && !isFixed(element)) {
      element.readOnly = isLocked;
    } else if (['button', 'reset'].includes((element as HTMLButtonElement).type)) {
      (element as HTMLButtonElement).disabled = isLocked;
    }
  }
}

/**
 * Resets a form's values without firing a `reset` event, so that a browser that restores fields after a reload
 * (Firefox) finds nothing to restore.
 */
export function emptyFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (isChoice(control)) control.checked = control.defaultChecked;
    else if ('options' in control)
      for (const option of control.options) option.selected = option.defaultSelected;
    else control.value = control.defaultValue;
  }
}
