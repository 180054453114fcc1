import { filesOfId, idDocumentTypes, type FileSide } from "./id-document.ts";
import type { VerificationKind } from "./verification.ts";

/** The files that an attempt needs before it can be handed in. */
export function filesNeeded(attempt: {
  readonly kind: VerificationKind;
  readonly documentType: string | undefined;
}): readonly FileSide[] {
  switch (attempt.kind) {
    case "basic":
      return [];
    case "id": {
      const type = idDocumentTypes.find((each) => each === attempt.documentType);
      return type ? filesOfId(type) : [];
    }
    case "address":
      return ["page"];
    case "video":
      return ["video"];
  }
}
