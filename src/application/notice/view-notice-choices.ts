import {
  matrixOf,
  type NoticeChannel,
  type NoticeMatrix,
} from "../../domain/notice/notice-choices.ts";
import type { QuietHours } from "../../domain/notice/quiet-hours.ts";
import type { Actor } from "../actor/actor.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { OutletStore } from "../ports/outlet-store.ts";
import type { NoticeChoicesStore } from "../ports/notice-choices-store.ts";

/** The matrix, and the channels that reach the person now. */
interface NoticeChoicesView {
  readonly matrix: NoticeMatrix;
  readonly connected: readonly NoticeChannel[];
  /** Whether a chat could be connected. */
  readonly hasTelegramBot: boolean;
  readonly quietHours: QuietHours | undefined;
}

/** Shows through which channels a trader is told what. */
export class ViewNoticeChoices {
  readonly #choices: NoticeChoicesStore;
  readonly #emails: Pick<EmailStore, "stateOf">;
  readonly #outlets: Pick<OutletStore, "channelsOf">;
  readonly #hasTelegramBot: boolean;

  constructor(
    choices: NoticeChoicesStore,
    emails: Pick<EmailStore, "stateOf">,
    outlets: Pick<OutletStore, "channelsOf">,
    hasTelegramBot: boolean,
  ) {
    this.#choices = choices;
    this.#emails = emails;
    this.#outlets = outlets;
    this.#hasTelegramBot = hasTelegramBot;
  }

  async execute({ traderId }: Actor): Promise<NoticeChoicesView> {
    const [choices, quietHours, email, outlets] = await Promise.all([
      this.#choices.choicesOf(traderId),
      this.#choices.quietHoursOf(traderId),
      this.#emails.stateOf(traderId),
      this.#outlets.channelsOf(traderId),
    ]);
    const mail: readonly NoticeChannel[] = email?.isVerified ? ["email"] : [];
    return {
      matrix: matrixOf(choices),
      connected: ["web", ...mail, ...outlets],
      hasTelegramBot: this.#hasTelegramBot,
      quietHours,
    };
  }
}
