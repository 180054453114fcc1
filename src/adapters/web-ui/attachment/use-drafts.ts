import { useRef, useState } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { StoredAttachmentView } from "../../http/contract/attachment/attachment-views.ts";
import { sendFile, type FilePlace } from "./send-file.ts";

/** A file that waits for its message. */
export interface Draft {
  /** Its name on this page. */
  readonly key: number;
  readonly source: File;
  /** From 0 to 1; with 1 the server checks it. */
  readonly progress: number;
  /** The connection is broken: it goes on by itself. */
  readonly isWaiting: boolean;
  readonly stored: StoredAttachmentView | undefined;
  readonly failure: CallFailure | undefined;
  readonly stop: AbortController;
}

/** The files of the next message. */
export interface Drafts {
  readonly all: readonly Draft[];
  readonly add: (files: Iterable<File>) => void;
  readonly tryAgain: (draft: Draft) => void;
  readonly remove: (draft: Draft) => void;
  /** The message took those that are stored. */
  readonly taken: () => void;
}

/** Uploads files one after the other, while the message is still written. */
export function useDrafts(place: FilePlace): Drafts {
  const [all, setAll] = useState<readonly Draft[]>([]);
  const added = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: number, changed: Partial<Draft>) =>
    setAll((drafts) => drafts.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const sendNow = async ({ key, source, stop }: Draft) => {
    if (stop.signal.aborted) return;
    const progress = (now: { part: number; isWaiting: boolean }) =>
      change(key, { progress: now.part, isWaiting: now.isWaiting });
    const sent = await sendFile(place, source, progress, stop.signal);
    change(key, sent.ok ? { stored: sent.file } : { failure: sent.failure });
  };
  const queue = (draft: Draft) => {
    last.current = last.current.then(() => sendNow(draft));
  };
  const begin = (source: File): Draft => {
    added.current += 1;
    return {
      key: added.current,
      source,
      progress: 0,
      isWaiting: false,
      stored: undefined,
      failure: undefined,
      stop: new AbortController(),
    };
  };
  return {
    all,
    add: (files) => {
      const drafts = Array.from(files, begin);
      setAll((known) => [...known, ...drafts]);
      drafts.forEach(queue);
    },
    tryAgain: (draft) => {
      change(draft.key, { failure: undefined, progress: 0, isWaiting: false });
      queue(draft);
    },
    remove: (draft) => {
      draft.stop.abort();
      setAll((known) => known.filter(({ key }) => key !== draft.key));
    },
    taken: () => setAll((known) => known.filter(({ stored }) => stored === undefined)),
  };
}
