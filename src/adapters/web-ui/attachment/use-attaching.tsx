import type { Attaching } from "../chat/attaching.ts";
import { AttachButton } from "./attach-button.tsx";
import { DraftList } from "./draft-list.tsx";
import { MessageFiles } from "./message-files.tsx";
import type { FilePlace } from "./send-file.ts";
import { useDrafts } from "./use-drafts.ts";

/** What lets a chat send and show files. */
export function useAttaching(place: FilePlace, takesVideos = false): Attaching {
  const drafts = useDrafts(place);
  return {
    button: <AttachButton takesVideos={takesVideos} onChoose={drafts.add} />,
    drafts: <DraftList place={place} drafts={drafts} />,
    ready: drafts.all.flatMap(({ stored }) => stored ?? []),
    isBusy: drafts.all.some(({ stored, failure }) => !stored && !failure),
    add: drafts.add,
    taken: drafts.taken,
    filesOf: (files) => <MessageFiles place={place} files={files} />,
  };
}
