import type { Request } from "express";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { SendInPieces } from "../../../../application/attachment/send-in-pieces.ts";
import type { SentContent } from "../../../../application/attachment/sent-content.ts";
import type { uploadedRefusals } from "../../contract/attachment/attachment.ts";
import { readFileBody } from "./read-file-body.ts";

/** A request that brings a file, as its body or by an upload that is complete. */
interface FileCall {
  readonly actor: Actor;
  readonly query: { readonly upload?: string };
  readonly request: Request;
}

type Outcome =
  | { readonly status: number; readonly body: object; readonly refusal?: undefined }
  | { readonly refusal: string };

/**
 * Hands what is sent to `take`. An upload that was taken answers the same again, as its sender may not
 * have heard it; one that was found unfit is removed, and every other refusal leaves it for another try.
 */
export async function takeSent<Answered extends Outcome>(
  sendInPieces: SendInPieces,
  { actor, query: { upload }, request }: FileCall,
  take: (sent: SentContent) => Promise<Answered>,
): Promise<Answered | { readonly refusal: (typeof uploadedRefusals)[number] }> {
  if (upload === undefined) return take((mostBytes) => readFileBody(request, mostBytes));
  const opened = await sendInPieces.open(actor, upload);
  if (!opened.ok) return { refusal: opened.refusal.code };
  if ("answer" in opened.value) {
    return { status: 200, body: opened.value.answer } as unknown as Answered;
  }
  let isOver = false;
  try {
    const outcome = await take(opened.value.content);
    if (outcome.refusal === undefined) await sendInPieces.settle(upload, outcome.body);
    else if (isOfFile(outcome.refusal)) await sendInPieces.discard(actor, upload);
    else return outcome;
    isOver = true;
    return outcome;
  } finally {
    if (!isOver) await sendInPieces.close(upload);
  }
}

/** Whether the file itself was refused, and not the sender or the moment. */
export function isOfFile(code: string): boolean {
  return (
    code.startsWith("attachment_") &&
    code !== "attachment_not_stored" &&
    code !== "attachment_limit_count"
  );
}
