import { useState } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { sendFile } from "../attachment/send-file.ts";
import type { UploadProgress } from "../attachment/send-in-pieces.ts";
import { client } from "../server/client.ts";

/** A file on its way to a requirement. */
interface ShowingFile {
  /** From 0 to 1; undefined while nothing is sent. */
  readonly progress: number | undefined;
  readonly failure: CallFailure | undefined;
  readonly send: (file: File) => Promise<void>;
}

/** Stores a file, then shows it for a requirement; `onShown` is called once the trade has it. */
export function useShowFile(
  tradeId: string,
  requirementId: string,
  onShown: () => void,
): ShowingFile {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<CallFailure>();
  const send = async (file: File) => {
    setFailure(undefined);
    setProgress(0);
    const told = ({ part }: UploadProgress) => setProgress(part);
    const never = new AbortController().signal;
    const stored = await sendFile({ kind: "trade", id: tradeId }, file, told, never, {
      requirementId,
    });
    const outcome = stored.ok
      ? await client.call("uploadRequirements", {
          parameters: { id: tradeId },
          body: { requirements: [{ requirementId, attachmentId: stored.file.id }] },
        })
      : stored;
    setProgress(undefined);
    if (!outcome.ok) setFailure(outcome.failure);
    // A damaged file shows on the requirement, too.
    onShown();
  };
  return { progress, failure, send };
}
