import type { ReactNode } from "react";
import type { AttachmentView } from "../../http/contract/attachment/attachment-views.ts";

/** What lets a chat send and show files. */
export interface Attaching {
  readonly button: ReactNode;
  /** The files of the next message. */
  readonly drafts: ReactNode;
  /** Those that are stored. */
  readonly ready: readonly AttachmentView[];
  /** Some are still on their way: the message waits for them. */
  readonly isBusy: boolean;
  readonly add: (files: Iterable<File>) => void;
  /** The message took those that are stored. */
  readonly taken: () => void;
  readonly filesOf: (files: readonly AttachmentView[]) => ReactNode;
}
