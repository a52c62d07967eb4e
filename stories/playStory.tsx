import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createFormEndpoint, type FormEndpoint } from '../mocks/formEndpoint.ts';
import { replies, type ReplyName } from '../mocks/replies.ts';
import { writeDraft, type DraftFields } from '../src/forms/enquiry/kept.ts';
import type { Story } from './story.ts';

/** A form endpoint of a story's own: its `handlers` answer the story's requests, as its `reply` says. */
export function storyEndpoint(reply: ReplyName): FormEndpoint {
  const endpoint = createFormEndpoint(import.meta.env.VITE_FORM_ENDPOINT, 'worker');
  endpoint.reply = reply;
  return endpoint;
}

/** How the story's form endpoint answers. */
export function answering(reply: ReplyName) {
  return storyEndpoint(reply).handlers;
}

/** The control that chooses among all named replies; one that a service worker can't play says so by name. */
export const replyControl = {
  reply: {
    options: Object.keys(replies) as ReplyName[],
    control: { type: 'select' },
  },
} as const;

/** Does what a visitor does in a form. */
export type Play = (visitor: UserEvent, form: HTMLFormElement) => Promise<void>;

/** Plays against an endpoint that answers as a control says. */
export function against(endpoint: FormEndpoint, reply: ReplyName, play: Play): Play {
  return async (visitor, form) => {
    endpoint.reply = reply;
    await play(visitor, form);
  };
}

/** A field of a form, by the name it is sent under. */
export function named(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Writes into a field at one stroke: letter by letter each one renders the form. */
export async function writing(
  visitor: UserEvent,
  field: HTMLInputElement,
  text: string,
): Promise<void> {
  await visitor.click(field);
  await visitor.paste(text);
}

interface PlayStoryProps {
  /** What the visitor does, at no speed of a visitor's: no state that the form itself can't reach. */
  readonly play?: Play;
  /** What the device keeps of an earlier visit, by the name of its form. */
  readonly draft?: {
    readonly of: 'contact' | 'tyre-enquiry';
    readonly fields: DraftFields;
    /** It was on its way when the visitor left. */
    readonly wasSending?: true;
  };
  /** The browser has no connection. */
  readonly offline?: boolean;
  readonly dir?: 'rtl';
  readonly children: ReactNode;
}

/** A form as it stands on a device with a past, once a visitor has operated it. */
export function PlayStory({ play, draft, offline = false, dir, children }: PlayStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const played = useRef(false);

  // Before the form is rendered, which looks at both as it begins.
  useState(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (draft) {
      const kept = writeDraft(draft.fields, Date.now(), {
        isSending: draft.wasSending === true,
        hasLeft: draft.wasSending === true,
      });
      localStorage.setItem(`draft:${draft.of}`, kept);
    }
    if (offline)
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });

  useLayoutEffect(
    () => () => {
      if (offline) Reflect.deleteProperty(navigator, 'onLine');
    },
    [offline],
  );

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form || !play || played.current) return;
    played.current = true;
    void play(userEvent.setup({ delay: null }), form);
  }, [play]);

  return (
    <div ref={place} dir={dir}>
      {children}
    </div>
  );
}

/** A story of a form in which a visitor has done something, and whose endpoint accepts what it is not told to refuse. */
export function playing(
  children: ReactNode,
  play: Play | undefined,
  {
    reply = 'accepted',
    ...rest
  }: Omit<PlayStoryProps, 'play' | 'children'> & { reply?: ReplyName },
): Story {
  const story: Story = () => (
    <PlayStory {...rest} {...(play && { play })}>
      {children}
    </PlayStory>
  );
  story.msw = answering(reply);
  return story;
}
