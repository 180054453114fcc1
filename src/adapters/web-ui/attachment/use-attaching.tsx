import { useRef } from "react";
import type { Attaching } from "../chat/attaching.ts";
import { AttachButton } from "./attach-button.tsx";
import { DraftList } from "./draft-list.tsx";
import { MessageFiles } from "./message-files.tsx";
import type { FilePlace } from "./send-file.ts";
import { useDrafts } from "./use-drafts.ts";

/** What lets a chat send and show files. */
export function useAttaching(place: FilePlace, takesVideos = false): Attaching {
  const drafts = useDrafts(place);
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with its file: the focus stays beside the message field.
  const goBack = () => button.current?.focus();
  return {
    button: <AttachButton takesVideos={takesVideos} button={button} onChoose={drafts.add} />,
    drafts: <DraftList place={place} drafts={drafts} onPressed={goBack} />,
    ready: drafts.all.flatMap(({ stored }) => stored ?? []),
    isBusy: drafts.all.some(({ stored, failure }) => !stored && !failure),
    add: drafts.add,
    taken: drafts.taken,
    filesOf: (files) => <MessageFiles place={place} files={files} />,
  };
}
