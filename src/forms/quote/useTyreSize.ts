import { useState, type RefObject } from 'react';
import { sizeAsGiven, splitTyreSize, type TyreSize } from '../../domain/tyreSize.ts';
import { sizeFields } from './fields.ts';
import { sizeLineOf, withSizeLine } from './sizeLine.ts';

type SizeName = keyof TyreSize;

/** A size that was split, and what Undo puts back. */
interface Split {
  readonly field: SizeName;
  /** What stood in the three fields, and the size that the comment had a line for. */
  readonly before: TyreSize;
  readonly lineBefore: string | undefined;
  /** The line that the comment has now. */
  readonly line: string | undefined;
}

/**
 * Fills in width, profile and rim for the visitor: from a whole size that stands in one of them, and from a
 * size that is pressed. What a whole size says beyond the three goes into the comment (D43).
 *
 * @param onFill called when the fields were filled in by something other than typing
 */
export function useTyreSize(form: RefObject<HTMLFormElement | null>, onFill: () => void) {
  /** `false` once a visitor has put a size back: from then on nothing is split for them. */
  const [split, setSplit] = useState<Split | false>();

  const input = (name: SizeName | 'comment') =>
    form.current?.elements.namedItem(name) as HTMLInputElement;

  function fill(size: TyreSize, line: string | undefined) {
    for (const { name } of sizeFields) input(name).value = size[name];
    const comment = input('comment');
    comment.value = withSizeLine(comment.value, line);
    onFill();
  }

  /** Splits a size that stands in one piece. */
  function splitUp(field: SizeName, text: string): boolean {
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
    splitUp,
    /** Splits what was typed and not left yet: Enter sends what Tab would have sent. */
    settle: () => {
      sizeFields.some(({ name }) => splitUp(name, input(name).value));
    },
    /** Puts back what was split. */
    undo: ({ field, before, lineBefore }: Split) => {
      setSplit(false);
      fill(before, lineBefore);
      input(field).focus();
    },
    /** Fills in a size that was pressed. */
    choose: (size: TyreSize) => {
      if (split) setSplit(undefined);
      fill(size, undefined);
    },
    goTo: (field: SizeName) => input(field).focus(),
    /** Takes away what is said of a split: the fields have changed since. */
    forgetSplit: () => {
      if (split) setSplit(undefined);
    },
  };
}

/** What fills in the three fields of a size. */
export type TyreSizeFilling = ReturnType<typeof useTyreSize>;
