import { useRef, useState, type RefObject } from 'react';
import { sizeFields } from '../../content/quoteFormWords.ts';
import { sizeAsGiven, splitTyreSize, type TyreSize } from '../../domain/tyreSize.ts';
import { sizeLineOf, withSizeLine } from './sizeLine.ts';

type SizeName = keyof TyreSize;

/** A size that was split, and what Undo restores. */
interface Split {
  readonly kind: 'split';
  readonly field: SizeName;
  /** The three fields, and the comment's size line, before the split. */
  readonly before: TyreSize;
  readonly lineBefore: string | undefined;
  /** The comment's size line after the split. */
  readonly line: string | undefined;
}

/**
 * Fills in width, profile and rim from a whole size typed into one field, or from a popular size. Anything else the
 * whole size says goes into the comment (D43).
 *
 * @param onFill called after the fields were filled in by anything but typing
 */
export function useTyreSize(form: RefObject<HTMLFormElement | null>, onFill: () => void) {
  /** What was last filled in other than by typing, if anything; a note below the fields says so. */
  const [filled, setFilled] = useState<Split | { kind: 'popular'; size: TyreSize }>();
  /** After Undo, sizes are no longer split. */
  const hasUndone = useRef(false);

  const input = (name: SizeName | 'comment') =>
    form.current?.elements.namedItem(name) as HTMLInputElement;

  function fill(size: TyreSize, line: string | undefined) {
    for (const { name } of sizeFields) input(name).value = size[name];
    const comment = input('comment');
    comment.value = withSizeLine(comment.value, line);
    onFill();
  }

  /** Splits a whole size. Returns whether the text was one. */
  function splitSize(field: SizeName, text: string): boolean {
    const parts = hasUndone.current ? undefined : splitTyreSize(text);
    if (!parts || input(field).readOnly) return false;
    const before = {
      width: input('width').value,
      profile: input('profile').value,
      rim: input('rim').value,
      [field]: text,
    };
    const line = sizeAsGiven(text);
    const lineBefore = sizeLineOf(input('comment').value);
    setFilled({ kind: 'split', field, before, lineBefore, line });
    fill(parts, line);
    return true;
  }

  return {
    filled,
    splitSize,
    /** Splits a field that has lost focus. During a press it waits for the end, because the note moves the form. */
    splitAfterPress: (field: SizeName) => {
      const splitNow = () => {
        if (form.current) splitSize(field, input(field).value);
      };
      if (!document.querySelector(':active')) splitNow();
      else addEventListener('mouseup', () => setTimeout(splitNow), { once: true });
    },
    /** Splits a field that still has the focus, because Enter sends the form without leaving the field. */
    splitPending: () => {
      sizeFields.some(({ name }) => splitSize(name, input(name).value));
    },
    undo: ({ field, before, lineBefore }: Split) => {
      hasUndone.current = true;
      setFilled(undefined);
      fill(before, lineBefore);
      input(field).focus();
    },
    choose: (size: TyreSize) => {
      setFilled({ kind: 'popular', size });
      fill(size, undefined);
    },
    focusField: (field: SizeName) => input(field).focus(),
    /** Begins anew, with an empty form. */
    reset: () => {
      hasUndone.current = false;
      setFilled(undefined);
    },
    /** Hides the note about a split, because the fields have changed since. */
    clearSplit: () => {
      if (filled?.kind === 'split') setFilled(undefined);
    },
  };
}

export type TyreSizeActions = ReturnType<typeof useTyreSize>;
