/** What stands in one control of a form; a radio or a checkbox has one only where it is chosen. */
interface FieldValue {
  readonly name: string;
  readonly text: string;
}

/** What stands in a form: its texts, and which of its choices are made. */
export type FieldValues = readonly FieldValue[];

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

/** Reads what stands in a form, however it came there: typed, chosen, or filled in by the browser. */
export function readFields(form: HTMLFormElement): FieldValues {
  return controlsOf(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map((control) => ({
      name: control.name,
      // A list's choice by its place: a translator changes the texts that its options have for values.
      text: 'options' in control ? String(control.selectedIndex) : control.value,
    }));
}

/** Puts back what stood in a form. A field that holds it already is left alone, so that its cursor stays. */
export function restoreFields(form: HTMLFormElement, values: FieldValues): void {
  for (const control of controlsOf(form)) {
    const own = values.filter(({ name }) => name === control.name);
    if (isChoice(control)) control.checked = own.some(({ text }) => text === control.value);
    else if (!own[0]) continue;
    else if ('options' in control) control.selectedIndex = Number(own[0].text);
    else if (own[0].text !== control.value) control.value = own[0].text;
  }
}

/**
 * Empties a form without a word: no event tells of it. A browser that remembers what stood in a page's fields
 * (Firefox, through a reload) then finds nothing to put back.
 */
export function emptyFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (isChoice(control)) control.checked = control.defaultChecked;
    else if ('options' in control)
      for (const option of control.options) option.selected = option.defaultSelected;
    else control.value = control.defaultValue;
  }
}
