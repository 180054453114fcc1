import type { GiveSupportToken } from "../../../../application/support/give-support-token.ts";
import type { ReadSupportChat } from "../../../../application/support/read-support-chat.ts";
import type { WriteToSupport } from "../../../../application/support/write-to-support.ts";
import type { SupportMessage } from "../../../../application/ports/support-chats.ts";
import * as contract from "../../contract/support/support.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { isBackground } from "../background.ts";

/** Dependencies of these routes. */
interface SupportDoor {
  readonly giveSupportToken: GiveSupportToken;
  readonly readSupportChat: ReadSupportChat;
  readonly writeToSupport: WriteToSupport;
}

/** A person's chat with support, opened by a token. */
export function supportRoutes(useCases: SupportDoor): readonly BoundRoute[] {
  return [
    bind(contract.viewSupportToken).to(async ({ actor }) => {
      const given = await useCases.giveSupportToken.execute(actor);
      if (given.ok) return ok({ token: given.value.token, expiresIn: given.value.seconds });
      return limited(given.refusal.retryAfterSeconds);
    }),
    bind(contract.listSupportMessages).to(async ({ actor, query, request }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const isSeen = !isBackground(request);
      const { chat, messages, mostCharacters } = await useCases.readSupportChat.execute(
        actor,
        after,
        isSeen,
      );
      const meta = {
        state: chat?.state ?? null,
        topic: chat?.topic ?? null,
        workerName: chat?.workerName ?? null,
        mostCharacters,
      };
      return { status: 200, body: { data: messages.map(presentMessage), meta } };
    }),
    bind(contract.sendSupportMessage).to(async (call) => {
      const { actor, body } = call;
      const { text, topic = "general" } = body;
      const key = commandKey("sendSupportMessage", call);
      const sent = await useCases.writeToSupport.execute(actor, { text, topic }, key);
      if (sent.ok) return ok({ seq: sent.value });
      const { refusal } = sent;
      return refusal.code === "rate_limited"
        ? limited(refusal.retryAfterSeconds)
        : { refusal: refusal.code };
    }),
  ];
}

function limited(seconds: number) {
  return { refusal: "rate_limited", headers: { "Retry-After": String(seconds) } } as const;
}

function presentMessage(message: SupportMessage): contract.SupportMessageView {
  const { seq, kind, isByPerson, codeName = null, text, at } = message;
  return {
    seq,
    kind,
    author: isByPerson ? "me" : "staff",
    isMine: isByPerson,
    codeName,
    text,
    at: new Date(at).toISOString(),
  };
}
