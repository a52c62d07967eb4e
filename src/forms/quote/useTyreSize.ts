import { useState, type RefObject } from 'react';
import { sizeAsGiven, splitTyreSize, type TyreSize } from '../../domain/tyreSize.ts';
import { sizeFields } from './fields.ts';
import { sizeLineOf, withSizeLine } from './sizeLine.ts';

type SizeName = keyof TyreSize;

/** A size that was split, and what Undo restores. */
interface Split {
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
  /** `false` after Undo: from then on nothing is split. */
  const [split, setSplit] = useState<Split | false>();

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
    const parts = split === false ? undefined : splitTyreSize(text);
    if (!parts) return false;
    const before = {
      width: input('width').value,
      profile: input('profile').value,
      rim: input('rim').value,
      [field]: text,
    };
    const line = sizeAsGiven(text);
    setSplit({ field, before, lineBefore: sizeLineOf(input('comment').value), line });
    fill(parts, line);
    return true;
  }

  return {
    split,
    splitSize,
    /** Splits a field that has not lost focus yet, so that Enter sends the same as Tab. */
    splitPending: () => {
      sizeFields.some(({ name }) => splitSize(name, input(name).value));
    },
    undo: ({ field, before, lineBefore }: Split) => {
      setSplit(false);
      fill(before, lineBefore);
      input(field).focus();
    },
    choose: (size: TyreSize) => {
      if (split) setSplit(undefined);
      fill(size, undefined);
    },
    focusField: (field: SizeName) => input(field).focus(),
    /** Hides the note about a split, because the fields have changed since. */
    clearSplit: () => {
      if (split) setSplit(undefined);
    },
  };
}

/** The actions of `useTyreSize`. */
export type TyreSizeActions = ReturnType<typeof useTyreSize>;
