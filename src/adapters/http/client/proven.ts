import { challengeField } from "../contract/proof-of-work.ts";
import type { CallFailure } from "./call-types.ts";
import { solved } from "./solve-challenge.ts";
import type { CallOptions, Sending } from "./transport.ts";

/** How often one call answers challenges: a later one may be harder. */
const mostProofs = 3;

/** Answers what the server asked for instead of an answer, and sends the call again with it. */
export async function proven(
  refused: Sending,
  { onWork, signal }: Pick<CallOptions, "onWork" | "signal">,
  send: (proof: string) => Promise<Sending>,
): Promise<Sending> {
  onWork?.(true);
  let sending = refused;
  for (let proofs = 0; proofs < mostProofs; proofs += 1) {
    const challenge = challengeIn(sending);
    if (challenge === undefined) break;
    sending = await send(await solved(challenge, signal));
  }
  onWork?.(false);
  return sending;
}

function challengeIn({ answer, body }: Sending): string | undefined {
  if (answer?.status !== 428) return undefined;
  const { error } = body as { readonly error?: Partial<CallFailure> };
  return error?.details?.find(({ field }) => field === challengeField)?.message;
}
