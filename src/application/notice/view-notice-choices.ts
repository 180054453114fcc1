import {
  matrixOf,
  type NoticeChannel,
  type NoticeMatrix,
} from "../../domain/notice/notice-choices.ts";
import type { Actor } from "../actor/actor.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { NoticeChoicesStore } from "../ports/notice-choices-store.ts";

/** The matrix, and the channels that reach the person now. */
interface NoticeChoicesView {
  readonly matrix: NoticeMatrix;
  readonly connected: readonly NoticeChannel[];
}

/** Shows through which channels a trader is told what. */
export class ViewNoticeChoices {
  readonly #choices: NoticeChoicesStore;
  readonly #emails: Pick<EmailStore, "stateOf">;

  constructor(choices: NoticeChoicesStore, emails: Pick<EmailStore, "stateOf">) {
    this.#choices = choices;
    this.#emails = emails;
  }

  async execute({ traderId }: Actor): Promise<NoticeChoicesView> {
    const [choices, email] = await Promise.all([
      this.#choices.choicesOf(traderId),
      this.#emails.stateOf(traderId),
    ]);
    const connected: readonly NoticeChannel[] = email?.isVerified ? ["web", "email"] : ["web"];
    return { matrix: matrixOf(choices), connected };
  }
}
