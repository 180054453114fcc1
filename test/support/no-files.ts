import type { AttachmentStore } from "../../src/application/ports/attachment-store.ts";

/** Nobody stored a file. */
export const noFiles: Pick<AttachmentStore, "listOf"> = { listOf: () => Promise.resolve([]) };
