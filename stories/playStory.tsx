import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createFormEndpoint, type FormEndpoint } from '../mocks/formEndpoint.ts';
import { replies, type ReplyName } from '../mocks/replies.ts';
import { writeDraft, type DraftFields } from '../src/forms/enquiry/kept.ts';
import type { Story } from './story.ts';

/** A form endpoint for one story: its `handlers` answer the story's requests with its `reply`. */
export function storyEndpoint(reply: ReplyName): FormEndpoint {
  const endpoint = createFormEndpoint(import.meta.env.VITE_FORM_ENDPOINT, 'worker');
  endpoint.reply = reply;
  return endpoint;
}

/** The handlers of an endpoint that gives this reply. */
export function answering(reply: ReplyName) {
  return storyEndpoint(reply).handlers;
}

/** The control for the reply. If a service worker cannot send a reply, the console names the reason. */
export const replyControl = {
  reply: {
    options: Object.keys(replies) as ReplyName[],
    control: { type: 'select' },
  },
} as const;

/** The actions of a visitor in a form. */
export type Play = (visitor: UserEvent, form: HTMLFormElement) => Promise<void>;

/** Sets the reply that the control names, then plays. */
export function against(endpoint: FormEndpoint, reply: ReplyName, play: Play): Play {
  return async (visitor, form) => {
    endpoint.reply = reply;
    await play(visitor, form);
  };
}

/** The field of a form with this name. */
export function named(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Pastes a text into a field: typing it would render the form for each letter. */
export async function writing(
  visitor: UserEvent,
  field: HTMLInputElement,
  text: string,
): Promise<void> {
  await visitor.click(field);
  await visitor.paste(text);
}

interface PlayStoryProps {
  /** The actions of a visitor, without pauses. They only lead to states that the form itself can reach. */
  readonly play?: Play;
  /** What the device has stored of an earlier visit to a form. */
  readonly draft?: {
    readonly of: 'contact' | 'tyre-enquiry';
    readonly fields: DraftFields;
    /** The enquiry was being sent when the visitor left. */
    readonly wasSending?: true;
  };
  /** The browser has no connection. */
  readonly offline?: boolean;
  readonly dir?: 'rtl';
  readonly children: ReactNode;
}

/** A form on a device with an earlier visit, after a visitor has used it. */
export function PlayStory({ play, draft, offline = false, dir, children }: PlayStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const played = useRef(false);

  // Done before the form is rendered, because the form reads the storage and the connection at once.
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

/**
 * A story of a form in which a visitor has done something. Its endpoint accepts every enquiry unless `reply` is given.
 */
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
