import type { Attaching } from "../chat/attaching.ts";
import { AttachButton } from "./attach-button.tsx";
import { DraftList } from "./draft-list.tsx";
import { MessageFiles } from "./message-files.tsx";
import { useDrafts } from "./use-drafts.ts";

/** What lets the chat of a trade send and show files. */
export function useAttaching(tradeId: string): Attaching {
  const drafts = useDrafts(tradeId);
  return {
    button: <AttachButton onChoose={drafts.add} />,
    drafts: <DraftList drafts={drafts} />,
    ready: drafts.all.flatMap(({ stored }) => stored ?? []),
    isBusy: drafts.all.some(({ stored, failure }) => !stored && !failure),
    add: drafts.add,
    taken: drafts.taken,
    filesOf: (files) => <MessageFiles tradeId={tradeId} files={files} />,
  };
}
