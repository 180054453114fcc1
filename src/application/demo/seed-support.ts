import type { Refusal, Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { ActInSupportChat } from "../support/act-in-support-chat.ts";
import type { ListSupportChats } from "../support/list-support-chats.ts";
import type { WriteToSupport } from "../support/write-to-support.ts";
import type { Interlude } from "./demo-seeder.ts";

/** The use cases of a chat with support. */
interface SupportParts {
  readonly actorOf: (username: string) => Promise<Actor>;
  readonly staffOf: (username: string) => Promise<StaffActor>;
  readonly writeToSupport: WriteToSupport;
  readonly listSupportChats: ListSupportChats;
  readonly actInSupportChat: ActInSupportChat;
}

const person = "lena_k";
const worker = "sam_support";

const question =
  "Hello. I paid in some Bitcoin yesterday, and my balance shows less than I sent. Where is the rest?";
const answer =
  "Thank you for writing. Part of it may still wait for confirmations. Which transaction was it?";
const followUp = "It ends in 4f2a. It has been confirmed since this morning.";

/** Lena asks where her deposit is, is answered, and asks again: her chat is open. */
export function supportInterludes(parts: SupportParts): readonly Interlude[] {
  const write = async (text: string, key: string): Promise<Result<unknown, Refusal>> => {
    const actor = await parts.actorOf(person);
    const command = { actorId: actor.traderId, key: `support ${key}`, inputHash: key };
    return parts.writeToSupport.execute(actor, { text, topic: "balance_problem" }, command);
  };
  const act = async (
    what: (staff: StaffActor, chatId: string) => Promise<Result<unknown, Refusal>>,
  ): Promise<Result<unknown, Refusal>> => {
    const staff = await parts.staffOf(worker);
    const wanted = { q: person, state: undefined, isMine: false };
    const { chats } = await parts.listSupportChats.execute(staff, wanted, 0, 1);
    return what(staff, chats[0]?.id ?? "");
  };
  return [
    { name: "a question to support", minutesAgo: 52, play: () => write(question, "one") },
    {
      name: "an answer by support",
      minutesAgo: 44,
      play: () =>
        act(async (staff, id) => {
          const taken = await parts.actInSupportChat.execute(staff, id, "take");
          return taken.ok ? parts.actInSupportChat.answer(staff, id, answer) : taken;
        }),
    },
    { name: "another question to support", minutesAgo: 21, play: () => write(followUp, "two") },
    {
      name: "a chat put back",
      minutesAgo: 20,
      play: () => act((staff, id) => parts.actInSupportChat.execute(staff, id, "put-back")),
    },
  ];
}
